import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import type { QuoteDto } from '../booking-dto.ts';
import { useDebounced } from './use-debounced.ts';
import { useLoaded } from './use-loaded.ts';

export interface QuoteState {
  /** The price last heard for this service; the total may still change while `loading`. */
  quote: QuoteDto | undefined;
  loading: boolean;
  /** Why the address or choice has no price, in the server's words. */
  refusal: { message: string; professionalsNear: string | undefined } | undefined;
  reload: () => void;
}

const debounceMilliseconds = 450;

/** The price of a choice at an address, asked again when either changes. */
export function useQuote(professionalId: string, serviceId: string, location: string): QuoteState {
  const address = useDebounced(location.trim(), debounceMilliseconds);
  const key = professionalId && serviceId ? JSON.stringify([professionalId, serviceId, address]) : null;
  // Shown until the next price is there, so that the total does not blink with every letter of the address.
  const [last, setLast] = useState<{ serviceId: string; quote: QuoteDto }>();
  const loaded = useLoaded(key, async (signal) => {
    const quote = await api.post('/quotes', { json: { professionalId, serviceId, location: address }, signal });
    setLast({ serviceId, quote });
  });
  return {
    quote: loaded.state !== 'failed' && last?.serviceId === serviceId ? last.quote : undefined,
    loading: loaded.state === 'loading' || (key !== null && address !== location.trim()),
    refusal: loaded.state === 'failed' ? refusalOf(loaded.error) : undefined,
    reload: loaded.reload,
  };
}

function refusalOf(error: unknown): QuoteState['refusal'] {
  if (!(error instanceof ApiFailure)) return undefined;
  const near = error.details['professionals_near'];
  return { message: error.message, professionalsNear: typeof near === 'string' ? near : undefined };
}
