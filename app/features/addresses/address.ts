/** The parts of a US address. */
export interface AddressParts {
  street: string;
  /** "Apt 4", or just "4". */
  unit: string | null;
  city: string;
  /** Two letters, "TX". */
  state: string;
  zip: string;
}

const bareNumber = /^\d+[a-z]?$/i;

/**
 * Writes an address as the location text of a booking: "1100 Congress Ave, Apt 4, Austin, TX 78701". A bare number
 * becomes "Unit 4", so that nobody takes it for a house number.
 */
export function locationOf({ street, unit, city, state, zip }: AddressParts): string {
  const door = unit && bareNumber.test(unit) ? `Unit ${unit}` : unit;
  return [street, door, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

/** Returns the parts of a location that locationOf wrote, or one that is written like it; null for another one. */
export function partsOfLocation(location: string): AddressParts | null {
  const match =
    /^(?<rest>.+), (?<city>[^,]+),? (?<state>[A-Z]{2}),? (?<zip>\d{5})(?:-\d{4})?(?:, (?:USA|United States))?$/.exec(
      location.trim(),
    );
  if (!match?.groups) return null;
  const { rest = '', city = '', state = '', zip = '' } = match.groups;
  const [street = '', ...unit] = rest.split(', ');
  return { street, unit: unit.join(', ') || null, city, state, zip };
}
