import type { EntryContext } from 'react-router';

/** What a page's data may not contain inside of a script element, and what JavaScript did not allow in a text. */
const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Reads all that loaders give to the browser and returns it as script elements with `marker` as their nonce. They are
 * those of React Router, which renders each piece in a boundary of its own that waits for the one before.
 */
export async function dataScripts(stream: EntryContext['serverHandoffStream'], marker: string): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder();
  const calls: string[] = [];
  for await (const piece of stream) {
    const text = JSON.stringify(decoder.decode(piece, { stream: true }));
    calls.push(`enqueue(${text.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '')})`);
  }
  return [...calls, 'close()']
    .map((call) => `<script nonce="${marker}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('');
}
