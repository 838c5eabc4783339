import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import type { PriceNow, PriceRefusal } from '../payment/pay-press.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

/** `quote` keeps the last price of this service while the next one is `loading`. */
export interface QuoteState extends PriceNow {
  reload: () => void;
  /** Requests at once what waits for a pause in typing, and retries what failed temporarily. */
  askNow: () => void;
}

const debounceMilliseconds = 450;

interface QuoteQuestion {
  professionalId: string;
  serviceId: string;
  /** The address as typed. */
  typed: string;
  /** The start of a time with a discount; undefined for others, at which the price does not depend on the time. */
  discountedAt: string | undefined;
}

/** Loads the price of a service at an address, again whenever either changes, or a time with a discount is chosen. */
export function useQuote({ professionalId, serviceId, typed, discountedAt }: QuoteQuestion): QuoteState {
  const typedLocation = typed.trim();
  const [hurried, setHurried] = useState<string>();
  const debounced = useDebounced(typedLocation, hurried === typedLocation ? 0 : debounceMilliseconds);
  const key = professionalId && serviceId ? JSON.stringify([professionalId, serviceId, debounced, discountedAt]) : null;
  // Shown until the next price arrives, so that the total does not flicker with every letter of the address.
  const [last, setLast] = useState<{ serviceId: string; quote: QuoteDto }>();
  const loaded = useLoaded(key, async (signal) => {
    // An address that is still being typed has no ZIP yet, which is not an error.
    const location = findPostalCode(debounced) === null ? '' : debounced;
    const timed = discountedAt === undefined ? {} : { bookingDate: discountedAt };
    const quote = await api.post('/quotes', { json: { professionalId, serviceId, location, ...timed }, signal });
    setLast({ serviceId, quote });
  });
  const refusal = loaded.state === 'failed' ? refusalOf(loaded.error) : undefined;
  return {
    quote: loaded.state !== 'failed' && last?.serviceId === serviceId ? last.quote : undefined,
    loading: loaded.state === 'loading' || loaded.reloading || (key !== null && debounced !== typedLocation),
    refusal,
    reload: loaded.reload,
    askNow: () => {
      setHurried(typedLocation);
      if (refusal?.isPassing && debounced === typedLocation) loaded.reload();
    },
  };
}

function refusalOf(error: unknown): PriceRefusal | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const near = error.details['professionals_near'];
  return {
    message: error.message,
    professionalsNear: typeof near === 'string' ? near : undefined,
    isPassing: error.status === 0 || error.status === 429 || error.status >= 500,
  };
}
