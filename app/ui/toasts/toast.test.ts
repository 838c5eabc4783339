import { afterEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, toast } from './toast.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it('a toast that offers something stays three times as long, unless it says how long', () => {
  const action = { label: 'Show the saved version', onPress: () => undefined };
  toast({ title: 'Saved' });
  toast({ title: 'Changed elsewhere', action });
  toast({ title: 'Photo removed', action, durationMs: 8_000 });
  expect(currentToasts().map(({ durationMs }) => durationMs)).toEqual([5_000, 15_000, 8_000]);
});
