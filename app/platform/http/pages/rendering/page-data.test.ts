import { expect, it } from 'vitest';
import { dataScripts } from './page-data.server.ts';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
const open = '<script nonce="marker">window.__reactRouterContext.streamController.';

it('hands over each piece of the data, then its end', async () => {
  expect(await dataScripts(streamOf('["Zoë’s"]\n', 'P1:[1]\n'), 'marker')).toBe(
    `${open}enqueue("[\\"Zoë’s\\"]\\n");</script>${open}enqueue("P1:[1]\\n");</script>${open}close();</script>`,
  );
});

it('lets no text end the script that it is in', async () => {
  const scripts = await dataScripts(streamOf('</script><script>evil(1)</script>&\u2028'), 'marker');
  expect(scripts.match(/<\/script>/g)).toHaveLength(2);
  expect(scripts).toContain('\\u003c/script\\u003e\\u003cscript\\u003eevil(1)\\u003c/script\\u003e\\u0026\\u2028');
});

it('is nothing for a page without data', async () => {
  expect(await dataScripts(undefined, 'marker')).toBe('');
});
