import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { type CityFields, takeCity } from '../city-of-zip.ts';

/**
 * The fields for ZIP, city and state: a full ZIP fills the other two. If it is unknown or cannot be looked up, they
 * stay as they are, to be typed.
 */
export function useCityOfZip(initial: CityFields) {
  const [fields, setFields] = useState(initial);
  const lookUp = async (asked: CityFields) => {
    if (!/^\d{5}$/.test(asked.zip)) return;
    const { found } = await api.get('/postal-codes/:zip', { param: { zip: asked.zip } });
    if (found) setFields((now) => takeCity(found, { asked, now }));
  };
  const change = (part: Partial<CityFields>) => {
    setFields((before) => ({ ...before, ...part }));
    if (part.zip !== undefined) void lookUp({ ...fields, ...part }).catch(() => undefined);
  };
  return { fields, change };
}
