import { expect, it } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { requireViewer } from './require-viewer.server.ts';
import { proves } from '#tests/support/proves.ts';

async function redirectOf(request: Request): Promise<string | null> {
  const thrown: unknown = await requireViewer(request).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

it('a stranger is sent to /login, which leads back', proves('GUARD-009'), async () => {
  expect(await redirectOf(new Request('http://localhost/dashboard/client?tab=past'))).toBe(
    '/login?return_to=%2Fdashboard%2Fclient%3Ftab%3Dpast',
  );
});

it('a stranger who walks from page to page is led back to the page, not to its data', proves('GUARD-009'), async () => {
  expect(await redirectOf(new Request('http://localhost/dashboard/client.data?tab=past&_routes=a'))).toBe(
    '/login?return_to=%2Fdashboard%2Fclient%3Ftab%3Dpast',
  );
});

it('a check that fails leads to /login, which says so', proves('GUARD-010', 'ERR-061'), async () => {
  log.level = 'silent';
  // Authentication was never set up in this process: whoever brings a cookie cannot be checked.
  const request = new Request('http://localhost/dashboard', { headers: { cookie: 'doorstep.session_token=x' } });
  expect(await redirectOf(request)).toBe('/login?error=account&return_to=%2Fdashboard');
});
