import { useRef } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ServiceDto } from '../service-dto.ts';
import type { SeenService, ServiceInput } from '../service.schema.ts';
import { serviceErrors } from '../services.errors.ts';
import { serviceToasts } from '../service-labels.ts';

/**
 * The API calls of the services page, in the documented order. Each reports its outcome in a toast; what could not be
 * saved is thrown, for the form to show errors by field and to repeat it under the same key.
 */
export function useServiceChanges() {
  /** Its Stripe price may follow later. */
  const create = async (input: ServiceInput, idempotencyKey: string): Promise<void> => {
    try {
      const service = await api.post('/services', { json: input, idempotencyKey });
      toast(serviceToasts.created(await isPriced(service)));
    } catch (error) {
      toast(serviceToasts.creationFailed(reasonOf(error)));
      throw error;
    }
  };

  /** By service id: what another tab had saved when this one was refused; the next attempt is compared with it. */
  const latest = useRef(new Map<string, SeenService>());

  /**
   * Saves everything in one call or nothing: with another price, which Stripe creates first, or without. If another
   * tab has changed the service since it was seen, the save is refused.
   */
  const update = async (service: ServiceDto, input: ServiceInput, seen: SeenService): Promise<void> => {
    const { price, ...text } = input;
    const base = latest.current.get(service.id) ?? seen;
    try {
      if (price === Number(base.price))
        await api.patch('/services/:id', { param: { id: service.id }, json: { ...text, base } });
      else
        await api.post('/functions/update-stripe-price', {
          json: { ...input, serviceId: service.id, professionalId: service.professional_id, base },
        });
      latest.current.delete(service.id);
      toast(serviceToasts.updated());
    } catch (error) {
      if (error instanceof ApiFailure && error.code === serviceErrors.service_changed.code)
        latest.current.set(service.id, error.details['saved'] as SeenService);
      toast(serviceToasts.updateFailed(reasonOf(error)));
      throw error;
    }
  };

  const remove = async (service: ServiceDto): Promise<boolean> => {
    try {
      const json = { serviceId: service.id, professionalId: service.professional_id };
      const answer = await orDoneBefore(
        api.post('/functions/delete-stripe-service', { json }),
        serviceErrors.service_not_found.code,
      );
      toast(serviceToasts.deleted(answer?.removedFromStripe ?? true));
      return true;
    } catch (error) {
      toast(serviceToasts.deletionFailed(reasonOf(error)));
      return false;
    }
  };

  /** Retries creating the Stripe price of a service without one. */
  const retryPrice = async (service: ServiceDto): Promise<void> => {
    try {
      await api.post('/functions/create-stripe-price', { json: priceOf(service) });
      toast(serviceToasts.priced());
    } catch (error) {
      toast(serviceToasts.pricingFailed(reasonOf(error)));
    }
  };
  return { create, update, remove, retryPrice };
}

/** The service exists either way; a job creates the price if this call failed. */
async function isPriced(service: ServiceDto): Promise<boolean> {
  try {
    await api.post('/functions/create-stripe-price', { json: priceOf(service) });
    return true;
  } catch (error) {
    reasonOf(error);
    return false;
  }
}

function priceOf({
  id,
  professional_id,
  name,
  description,
  price,
}: {
  id: string;
  professional_id: string;
  name: string;
  description: string;
  price: string | number;
}) {
  return { name, price, description, professionalId: professional_id, serviceId: id };
}

/**
 * Returns the message of a failure.
 * @throws any error that is not from the API
 */
function reasonOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  throw error;
}
