import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';

/**
 * Loads the API's client on first use: public pages can be read and filled in without it.
 * @throws ApiFailure `network` if it cannot be loaded
 */
export async function loadApiClient() {
  try {
    return (await import('./api-client.ts')).api;
  } catch (cause) {
    throw new ApiFailure({ status: 0, code: 'network', message: networkFailureText, cause });
  }
}
