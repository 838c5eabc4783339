import { beforeEach, expect, it } from 'vitest';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { currentToasts, dismissToast } from '#app/ui/toasts/toast.ts';
import { sayUnheard, sayUnheardFailures } from './unheard-failures.ts';

const said = () => currentToasts().map(({ tone, description }) => ({ tone, description }));
beforeEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

it('a failed call that nobody caught is said in the words of the call', () => {
  const reason = new ApiFailure({ status: 503, code: 'unavailable', message: 'Doorstep is busy.' });
  sayUnheard({ reason, hasJustPressed: false });
  expect(said()).toEqual([{ tone: 'error', description: 'Doorstep is busy.' }]);
});

it('a mistake of ours is said to whoever has just pressed something, and to nobody else', () => {
  const reason = new TypeError('l is not a function');
  sayUnheard({ reason, hasJustPressed: false });
  expect(said()).toEqual([]);
  sayUnheard({ reason, hasJustPressed: true });
  expect(said()).toEqual([{ tone: 'error', description: 'Something went wrong on our side. Please try again.' }]);
});

/** @returns whether the browser reports the rejection to its console. */
function reject(reason: unknown): boolean {
  const page = new EventTarget();
  sayUnheardFailures(page as Window);
  return page.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
}

it('a call that was given up is no failure', () => {
  expect(reject(new DOMException('given up', 'AbortError'))).toBe(false);
  expect(said()).toEqual([]);
});

it('any other rejection is said, and reported to the console', () => {
  expect(reject(new ApiFailure({ status: 503, code: 'unavailable', message: 'Doorstep is busy.' }))).toBe(true);
  expect(said()).toMatchObject([{ description: 'Doorstep is busy.' }]);
});
