import { useRef } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { orDoneBefore } from '#app/platform/http/or-done-before.ts';
import { toast } from '#app/ui/toast.ts';
import { seenOf, type ServiceDto } from '../service-dto.ts';
import type { SeenService, ServiceField, ServiceInput } from '../service.schema.ts';
import { serviceErrors } from '../services.errors.ts';
import { serviceToasts } from '../service-labels.ts';

/**
 * The calls of the services page, in the documented order. Each says in a toast what became of it; what the server
 * finds wrong in a field is thrown, for the form to show there.
 */
export function useServiceChanges() {
  /** @returns whether it is saved; its price at Stripe may follow later. */
  const create = async (input: ServiceInput, idempotencyKey: string): Promise<boolean> => {
    try {
      const service = await api.post('/services', { json: input, idempotencyKey });
      toast(serviceToasts.created(await isPriced(service)));
      return true;
    } catch (error) {
      toast(serviceToasts.creationFailed(reasonOf(error)));
      return refused(error);
    }
  };

  /** By id: what another tab had saved when this one was refused, which the next try is about. */
  const latest = useRef(new Map<string, SeenService>());

  /**
   * What is no price goes first: it is refused as a whole when another tab has changed the service. Stripe then makes
   * the new price, and the service has both or neither. @returns whether all is saved.
   */
  const update = async (service: ServiceDto, input: ServiceInput): Promise<boolean> => {
    const { price, ...rest } = input;
    const fields = Object.keys(input) as ServiceField[];
    const base = latest.current.get(service.id) ?? seenOf(service, fields);
    let isRestSaved = false;
    try {
      await api.patch('/services/:id', { param: { id: service.id }, json: { ...rest, base } });
      isRestSaved = true;
      latest.current.delete(service.id);
      if (price !== Number(base.price))
        await api.post('/functions/update-stripe-price', { json: priceOf({ ...service, ...rest, price }) });
      toast(serviceToasts.updated());
      return true;
    } catch (error) {
      if (isRestSaved) latest.current.set(service.id, seenOf({ ...service, ...rest }, fields));
      if (error instanceof ApiFailure && error.code === serviceErrors.service_changed.code)
        latest.current.set(service.id, error.details['saved'] as SeenService);
      toast(
        serviceToasts.updateFailed(
          `${isRestSaved ? 'The new price is not saved, the rest is. ' : ''}${reasonOf(error)}`,
        ),
      );
      return refused(error);
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

  /** Asks once more for the price of a service that Stripe has none for. */
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

/** The service is there either way; a job makes the price where this call could not. */
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

/** What a failure says of itself. @throws what is none of the API's. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  throw error;
}

function refused(error: unknown): false {
  if (error instanceof ApiFailure && Object.keys(error.fields).length > 0) throw error;
  return false;
}
