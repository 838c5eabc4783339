import { cityKey } from './city-key.ts';
import { milesBetween, type Coordinates } from './distance.ts';
import { loadPostalCodeTable } from './postal-code-table.server.ts';
import { usTimeZoneAt } from './us-time-zone.server.ts';

/** The location of a US ZIP: its city, the center of its area and its time zone. */
export interface PostalCode extends Coordinates {
  postalCode: string;
  city: string;
  /** Two letters, "TX". */
  state: string;
  /** IANA name, "America/Chicago". */
  timeZone: string;
}

/** A city as people type it, "Austin, TX", with the mean of its ZIP centers and one of its ZIPs. */
export interface City extends Coordinates {
  name: string;
  postalCode: string;
}

/** Returns a ZIP's data; null for anything that is not the ZIP of a US place. */
export function lookUpPostalCode(postalCode: string): PostalCode | null {
  const row = rowOf(postalCode);
  if (row === null) return null;
  const { cityNames, cityOfRow } = loadPostalCodeTable();
  const [city = '', state = ''] = cityNames[cityOfRow[row] ?? 0]?.split(', ') ?? [];
  return { postalCode, city, state, ...centerOf(row), timeZone: timeZoneOf(row, state) };
}

/** Returns the center of a ZIP's area; null for anything that is not the ZIP of a US place. */
export function centerOfPostalCode(postalCode: string): Coordinates | null {
  const row = rowOf(postalCode);
  return row === null ? null : centerOf(row);
}

function rowOf(postalCode: string): number | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  const { codes } = loadPostalCodeTable();
  const row = firstWhere(codes.length, (index) => (codes[index] ?? 0) >= Number(postalCode));
  return codes[row] === Number(postalCode) ? row : null;
}

/**
 * Finds cities whose "City, ST" starts with the text, ignoring case, those with the most ZIPs first. "St. Louis"
 * finds "Saint Louis, MO".
 */
export function findCities(prefix: string, limit: number): City[] {
  return citiesFrom(cityKey(prefix)).slice(0, limit).map(describeCity);
}

/** Finds the city of exactly this name, "Austin, TX"; without a state, the largest of that name. */
export function findCity(name: string): City | null {
  const key = cityKey(name);
  const { cityNames } = loadPostalCodeTable();
  const isMeant = (city: number) => `${cityKey(cityNames[city] ?? '')}, `.startsWith(`${key}, `);
  const found = citiesFrom(key).find(isMeant);
  return found === undefined ? null : describeCity(found);
}

/** Returns indices of the cities whose key starts with the text, those with the most ZIPs first. */
function citiesFrom(key: string): number[] {
  if (key === '') return [];
  const { cityNames, citySizes } = loadPostalCodeTable();
  const keyAt = (city: number) => cityKey(cityNames[city] ?? '');
  const found: number[] = [];
  let city = firstWhere(cityNames.length, (index) => keyAt(index) >= key);
  for (; city < cityNames.length && keyAt(city).startsWith(key); city += 1) found.push(city);
  return found.sort((one, other) => (citySizes[other] ?? 0) - (citySizes[one] ?? 0) || one - other);
}

/** Returns at most `limit` ZIPs whose five digits begin with these, ascending. */
export function postalCodesFrom(digits: string, limit: number): PostalCode[] {
  const { codes } = loadPostalCodeTable();
  const least = Number(digits.padEnd(5, '0'));
  const most = Number(digits.padEnd(5, '9'));
  const first = firstWhere(codes.length, (row) => (codes[row] ?? 0) >= least);
  const found = [...codes.subarray(first, first + limit)].filter((code) => code <= most);
  return found.flatMap((code) => lookUpPostalCode(codeText(code)) ?? []);
}

/** Returns the ZIPs whose center is within a number of miles of a point, nearest first. */
export function postalCodesWithin(place: Coordinates, miles: number): { postalCode: string; miles: number }[] {
  const { codes } = loadPostalCodeTable();
  return rowsWithin(place, miles).map(({ row, miles: distance }) => ({
    postalCode: codeText(codes[row] ?? 0),
    miles: distance,
  }));
}

/** Returns the centers of those ZIPs with their cities, "Austin, TX", nearest first. */
export function centersWithin(place: Coordinates, miles: number): (Coordinates & { city: string; miles: number })[] {
  const { cityNames, cityOfRow } = loadPostalCodeTable();
  return rowsWithin(place, miles).map(({ row, miles: distance }) => ({
    ...centerOf(row),
    city: cityNames[cityOfRow[row] ?? 0] ?? '',
    miles: distance,
  }));
}

function rowsWithin(place: Coordinates, miles: number): { row: number; miles: number }[] {
  const { codes, latitudes } = loadPostalCodeTable();
  const found: { row: number; miles: number }[] = [];
  for (const row of codes.keys()) {
    if (Math.abs((latitudes[row] ?? 0) - place.latitude) * leastMilesPerDegree > miles) continue;
    const distance = milesBetween(place, centerOf(row));
    if (distance <= miles) found.push({ row, miles: distance });
  }
  return found.sort((one, other) => one.miles - other.miles);
}

/** If the lookup places a ZIP in another country, the nearest ZIP of the same state gives the zone. */
function timeZoneOf(row: number, state: string): string {
  const own = usTimeZoneAt(centerOf(row));
  if (own !== null) return own;
  const { cityNames, cityOfRow } = loadPostalCodeTable();
  // The default is for the one ZIP of American Samoa, which the lookup takes for independent Samoa and which has no
  // such neighbor.
  const nearest = { zone: 'Pacific/Pago_Pago', miles: Infinity };
  cityOfRow.forEach((city, other) => {
    if (cityNames[city]?.endsWith(`, ${state}`) !== true) return;
    const miles = milesBetween(centerOf(row), centerOf(other));
    const zone = miles < nearest.miles ? usTimeZoneAt(centerOf(other)) : null;
    if (zone !== null) Object.assign(nearest, { zone, miles });
  });
  return nearest.zone;
}

// The minimum length of a degree of latitude on the sphere of milesBetween (69.09 miles), rounded down.
const leastMilesPerDegree = 69;

function centerOf(row: number): Coordinates {
  const { latitudes, longitudes } = loadPostalCodeTable();
  return { latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 };
}

function describeCity(city: number): City {
  const { codes, cityNames, rowsByCity, firstOfCity } = loadPostalCodeTable();
  const rows = [...rowsByCity.subarray(firstOfCity[city], firstOfCity[city + 1])];
  const centers = rows.map(centerOf);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    name: cityNames[city] ?? '',
    postalCode: codeText(codes[rows[0] ?? 0] ?? 0),
    latitude: mean(centers.map(({ latitude }) => latitude)),
    longitude: mean(centers.map(({ longitude }) => longitude)),
  };
}

function codeText(code: number): string {
  return String(code).padStart(5, '0');
}

/** Binary search: returns the first index for which the (monotone) condition holds, `length` if there is none. */
function firstWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
