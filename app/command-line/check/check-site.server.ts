import type { Config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { fails, unused, works, type Finding } from '#app/features/system/finding.ts';

const answerMilliseconds = 10_000;

/** Checks that BASE_URL leads to a Doorstep that is ready. That it does not run yet is no fault. */
export async function checkSite({ BASE_URL }: Config): Promise<Finding> {
  const url = `${BASE_URL}/readyz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerMilliseconds), redirect: 'manual' });
    if (response.status === 200) return works(`${BASE_URL} is ready`);
    return fails(`${url} answers ${response.status}. Is it Doorstep that the proxy leads to?`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return unused(`nothing answers at ${BASE_URL} yet: ${oneLine(cause)}`);
  }
}
