import { setImmediate as breathe } from 'node:timers/promises';

/** How long others wait at most, unless a single item takes longer. */
const breathMilliseconds = 8;

/** Does something with each item, and lets others go on in between if it takes long. */
export async function inBreaths<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let breath = performance.now();
  for (const item of items) {
    act(item);
    if (performance.now() - breath < breathMilliseconds) continue;
    await breathe();
    breath = performance.now();
  }
}
