/** City and state as typed, or as the ZIP says. */
export interface CityFields {
  zip: string;
  city: string;
  state: string;
}

/**
 * Takes what the ZIP says into the fields, unless it is another one by now. `asked` are the fields as they were when it
 * was looked up: what was typed since stands.
 */
export function takeCity(
  found: Omit<CityFields, 'zip'>,
  { asked, now }: { asked: CityFields; now: CityFields },
): CityFields {
  if (now.zip !== asked.zip) return now;
  return {
    zip: now.zip,
    city: now.city === asked.city ? found.city : now.city,
    state: now.state === asked.state ? found.state : now.state,
  };
}
