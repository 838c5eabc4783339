import { expect, it } from 'vitest';
import { createChoiceSender } from './choice-sender.ts';

/** A server whose answers come when the test says so. */
function slowServer() {
  const sent: boolean[] = [];
  const waiting: { accept: () => void; refuse: () => void }[] = [];
  const refusals: boolean[] = [];
  const press = createChoiceSender<string>({
    send: (_which, enabled) => {
      sent.push(enabled);
      return new Promise<void>((resolve, reject) =>
        waiting.push({ accept: resolve, refuse: () => reject(new Error('refused')) }),
      );
    },
    onRefused: (_which, stored) => refusals.push(stored),
  });
  const answer = async (how: 'accept' | 'refuse') => {
    waiting.shift()?.[how]();
    // So that what follows the answer has happened.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { press: (enabled: boolean) => void press('sms', enabled), sent, refusals, answer };
}

it('a press waits for the answer to the one before, and the last one is stored', async () => {
  const { press, sent, refusals, answer } = slowServer();
  press(true);
  press(false);
  expect(sent).toEqual([true]);
  await answer('accept');
  expect(sent).toEqual([true, false]);
  await answer('accept');
  press(true);
  expect(sent).toEqual([true, false, true]);
  expect(refusals).toEqual([]);
});

it('presses that end where they began send nothing more', async () => {
  const { press, sent, answer } = slowServer();
  for (const enabled of [true, false, true]) press(enabled);
  await answer('accept');
  expect(sent).toEqual([true]);
});

it('a refusal says what the server has, not the opposite of the last press', async () => {
  const { press, sent, refusals, answer } = slowServer();
  press(true);
  press(false);
  await answer('accept');
  await answer('refuse');
  press(false);
  await answer('refuse');
  expect(sent).toEqual([true, false, false]);
  expect(refusals).toEqual([true, true]);
});
