import { loadApiClient } from '#app/load-api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';

const patience: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };
const typeInstead = 'Type a ZIP or city instead.';

/** By the code of a GeolocationPositionError. */
const reasons: Record<number, string> = {
  1: `Your browser isn’t sharing your location. ${typeInstead}`,
  2: `We couldn’t find where you are. ${typeInstead}`,
  3: `Finding you took too long. ${typeInstead}`,
};

/**
 * Asks the browser where it is, and the server for the nearest ZIP. Two decimals, about half a mile, are all that
 * leaves the browser.
 * @throws ApiFailure with what to say beside the field
 */
export async function findZipNearMe(): Promise<{ postal_code: string; city: string }> {
  const { latitude, longitude } = await currentPosition();
  const api = await loadApiClient();
  return api.post('/postal-codes/nearest', { json: { latitude: rounded(latitude), longitude: rounded(longitude) } });
}

function currentPosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    const refuse = ({ code }: { code: number }) =>
      reject(new ApiFailure({ status: 0, code: 'position', message: reasons[code] ?? reasons[2] ?? '' }));
    // Missing where the page is not secure.
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (geolocation) geolocation.getCurrentPosition(({ coords }) => resolve(coords), refuse, patience);
    else refuse({ code: 2 });
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
