import { useState } from 'react';
import { api } from '#app/api-client.ts';

/** City and state as typed, or as the ZIP says. */
export interface CityFields {
  zip: string;
  city: string;
  state: string;
}

/**
 * The fields for ZIP, city and state: a full ZIP fills the other two. If it is unknown or cannot be looked up, they
 * stay as they are, to be typed.
 */
export function useCityOfZip(initial: CityFields) {
  const [fields, setFields] = useState(initial);
  const lookUp = async (zip: string) => {
    if (!/^\d{5}$/.test(zip)) return;
    const { found } = await api.get('/postal-codes/:zip', { param: { zip } });
    if (found) setFields((now) => (now.zip === zip ? { zip, ...found } : now));
  };
  const change = (part: Partial<CityFields>) => {
    setFields((before) => ({ ...before, ...part }));
    if (part.zip !== undefined) void lookUp(part.zip).catch(() => undefined);
  };
  return { fields, change };
}
