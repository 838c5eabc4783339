import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** How long others wait at most, unless a single item takes longer. */
const turnMilliseconds = 8;

/** Does something with each item, and lets others go on in between if it takes long. */
export async function forEachYielding<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    act(item);
    if (performance.now() - began < turnMilliseconds) continue;
    await yieldToOthers();
    began = performance.now();
  }
}
