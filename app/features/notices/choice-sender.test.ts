import { expect, it } from 'vitest';
import { createChoiceSender } from './choice-sender.ts';

/** A server whose answers come when the test says so. */
function slowServer() {
  const sent: boolean[] = [];
  const waiting: { accept: () => void; lose: () => void }[] = [];
  const refusals: boolean[] = [];
  const { choose, flush } = createChoiceSender<string>({
    send: (_which, enabled) => {
      sent.push(enabled);
      return new Promise<void>((resolve, reject) =>
        waiting.push({ accept: resolve, lose: () => reject(new Error('no answer')) }),
      );
    },
    onRefused: (_which, stored) => refusals.push(stored),
  });
  const answer = async (how: 'accept' | 'lose') => {
    waiting.shift()?.[how]();
    // So that what follows the answer has happened.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { press: (enabled: boolean) => void choose('sms', enabled), flush, sent, refusals, answer };
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

it('a press whose answer was lost holds up no later one', async () => {
  const { press, sent, refusals, answer } = slowServer();
  press(true);
  press(false);
  await answer('lose');
  expect(sent).toEqual([true, false]);
  await answer('accept');
  expect(refusals).toEqual([]);
});

it('a refusal says what the server has, not the opposite of the last press', async () => {
  const { press, sent, refusals, answer } = slowServer();
  press(true);
  press(false);
  await answer('accept');
  await answer('lose');
  press(false);
  await answer('lose');
  expect(sent).toEqual([true, false, false]);
  expect(refusals).toEqual([true, true]);
});

it('whoever leaves the page takes no press along', () => {
  const { press, flush, sent } = slowServer();
  press(true);
  flush();
  expect(sent).toEqual([true]);
  press(false);
  flush();
  expect(sent).toEqual([true, false]);
});
