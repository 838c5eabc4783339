import { beforeEach, expect, it } from 'vitest';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { currentToasts, dismissToast } from '#app/ui/toasts/toast.ts';
import { sayUnheard } from './unheard-failures.ts';

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

it('a call that was given up is no failure', () => {
  sayUnheard({ reason: new DOMException('given up', 'AbortError'), hasJustPressed: true });
  expect(said()).toEqual([]);
});
