import { expect, it } from 'vitest';
import { buttonLimits } from '../booking-button-limits.ts';
import { buttonScript, buttonScriptRoutes } from './button-script-routes.server.ts';

const routes = buttonScriptRoutes();

it('the script for other sites has at most 3 kB, before compression', () => {
  expect(Buffer.byteLength(buttonScript)).toBeLessThanOrEqual(buttonLimits.scriptBytesMaximum);
});

it('it is loaded by any site, and once until it changes', async () => {
  const first = await routes.request('/button.js');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(first.headers.get('set-cookie')).toBeNull();
  const etag = first.headers.get('etag') ?? '';
  const again = await routes.request('/button.js', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('it keeps nothing in the browser and evaluates nothing', () => {
  expect(buttonScript).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|eval\(|innerHTML|Function\(/);
});
