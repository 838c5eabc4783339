import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cityKey } from './city-key.ts';

/**
 * The US ZIPs as columns: row n of codes, latitudes, longitudes and cityOfRow is one ZIP, ascending by code; entry n
 * of cityNames and citySizes is one city ("Austin, TX" and its number of ZIPs), ascending by cityKey. The rows of city
 * n stand in rowsByCity from firstOfCity[n] to before firstOfCity[n + 1].
 */
export interface PostalCodeTable {
  codes: Uint32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  cityOfRow: Uint16Array;
  cityNames: string[];
  citySizes: Uint16Array;
  rowsByCity: Uint16Array;
  firstOfCity: Uint16Array;
}

let table: PostalCodeTable | undefined;

/**
 * Reads the table on first use from the data of the npm package `zipcodes`: 0.15 s once, 3 MB of heap retained. The
 * file is read as data, because requiring it as a module costs 80 MB permanently. License of the data: package
 * BSD-3-Clause, (c) Dav Glass; codes and cities from federalgovernmentzipcodes.us (public domain), coordinates from
 * GeoNames (CC BY 4.0, geonames.org), which asks for credit.
 */
export function loadPostalCodeTable(): PostalCodeTable {
  table ??= readTable(readFileSync(createRequire(import.meta.url).resolve('zipcodes/lib/codes.js')));
  return table;
}

interface Entry {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

function readTable(file: Buffer): PostalCodeTable {
  const codes: number[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const cities: number[] = [];
  const cityIndex = new Map<string, number>();
  for (const { zip, latitude, longitude, city, state } of entriesOf(file)) {
    const name = `${city}, ${state}`;
    if (!cityIndex.has(name)) cityIndex.set(name, cityIndex.size);
    codes.push(Number(zip));
    latitudes.push(latitude);
    longitudes.push(longitude);
    cities.push(cityIndex.get(name) ?? 0);
  }
  const rows = ascending(codes);
  const { cityNames, rankOfCity } = sortCities([...cityIndex.keys()]);
  const cityOfRow = Uint16Array.from(rows, (row) => rankOfCity[cities[row] ?? 0] ?? 0);
  return {
    codes: Uint32Array.from(rows, (row) => codes[row] ?? 0),
    latitudes: Float64Array.from(rows, (row) => latitudes[row] ?? 0),
    longitudes: Float64Array.from(rows, (row) => longitudes[row] ?? 0),
    cityOfRow,
    cityNames,
    ...rowsOfCities(cityOfRow, cityNames.length),
  };
}

/** The file's first statement is one JSON object of flat objects, parsed one by one to save 25 MB. */
function* entriesOf(file: Buffer): Generator<Entry> {
  const end = file.indexOf('}};');
  if (end === -1) throw new Error('The data file of the package zipcodes is not in the form known here');
  let position = file.indexOf('{') + 1;
  while (position <= end) {
    const open = file.indexOf('{', position);
    const close = file.indexOf('}', open) + 1;
    const entry = JSON.parse(file.toString('latin1', open, close)) as Entry;
    if (isPlace(entry)) yield entry;
    position = close + 1;
  }
}

/**
 * Excludes military post offices (AA, AE, AP), which move with their units, and the few entries with wrong
 * coordinates (zero, or in Asia: US places are west of Greenwich or far out in the Pacific).
 */
function isPlace({ latitude, longitude, state }: Entry): boolean {
  const isMilitary = state === 'AA' || state === 'AE' || state === 'AP';
  return !isMilitary && latitude !== 0 && (longitude < 0 || longitude > 130);
}

function ascending(values: readonly number[]): Uint32Array {
  return Uint32Array.from(values.keys()).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
}

function sortCities(names: readonly string[]): { cityNames: string[]; rankOfCity: Uint16Array } {
  const keys = names.map(cityKey);
  const order = [...names.keys()].sort((one, other) => ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1));
  const rankOfCity = new Uint16Array(names.length);
  order.forEach((city, rank) => {
    rankOfCity[city] = rank;
  });
  return { cityNames: order.map((city) => names[city] ?? ''), rankOfCity };
}

function rowsOfCities(
  cityOfRow: Uint16Array,
  cities: number,
): Pick<PostalCodeTable, 'citySizes' | 'rowsByCity' | 'firstOfCity'> {
  const citySizes = new Uint16Array(cities);
  for (const city of cityOfRow) citySizes[city] = (citySizes[city] ?? 0) + 1;
  const firstOfCity = new Uint16Array(cities + 1);
  for (let city = 0; city < cities; city += 1)
    firstOfCity[city + 1] = (firstOfCity[city] ?? 0) + (citySizes[city] ?? 0);
  const rowsByCity = Uint16Array.from(cityOfRow.keys());
  rowsByCity.sort((one, other) => (cityOfRow[one] ?? 0) - (cityOfRow[other] ?? 0) || one - other);
  return { citySizes, rowsByCity, firstOfCity };
}
