import { loadPostalCodeTable } from '#app/lib/places/postal-code-table.server.ts';

/** A city with one ZIP may be an office with a name of its own. */
const zipsMinimum = 2;

/** Columns of the map's cities, those with the most ZIPs first; degrees times 100. */
export function cityColumns() {
  const { cityNames, cityOfRow, latitudes, longitudes } = loadPostalCodeTable();
  const rows = [...Map.groupBy(cityOfRow.keys(), (row) => cityOfRow[row] ?? 0)].filter(
    ([, zips]) => zips.length >= zipsMinimum,
  );
  const cities = rows
    .map(([city, zips]) => ({
      name: cityNames[city]?.replace(/, \w\w$/, '') ?? '',
      size: zips.length,
      longitude: mean(zips.map((row) => longitudes[row] ?? 0)),
      latitude: mean(zips.map((row) => latitudes[row] ?? 0)),
    }))
    .sort((one, other) => other.size - one.size);
  return {
    names: cities.map(({ name }) => name),
    sizes: cities.map(({ size }) => size),
    longitudes: cities.map(({ longitude }) => hundredths(longitude)),
    latitudes: cities.map(({ latitude }) => hundredths(latitude)),
  };
}

/** Columns of all ZIP centers, each as the difference to the one before, in degrees times 100. */
export function zipColumns() {
  const { latitudes, longitudes } = loadPostalCodeTable();
  const differences = (degrees: Float64Array) => {
    const values = Array.from(degrees, hundredths);
    return values.map((value, row) => value - (values[row - 1] ?? 0));
  };
  return { longitudes: differences(longitudes), latitudes: differences(latitudes) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100);
}
