import { randomBytes } from 'node:crypto';

/** Returns a marker for the scripts of one rendering: random and used once, so that content cannot contain it. */
export function newScriptMarker(): string {
  return randomBytes(18).toString('base64url');
}

/**
 * Returns the scripts that React and React Router created while rendering with `mark` as their nonce, and the page
 * without the marks, which is the same HTML for everyone. A script that got into the page in any other way has no
 * mark and is not included.
 * @param html one character per byte
 */
export function extractTrustedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  // Cut at each mark: a regular expression with the mark in it would be compiled for every page.
  const pieces = html.split(` nonce="${mark}"`);
  const scripts = pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    if (before === undefined || !before.startsWith('<script', before.lastIndexOf('<'))) return [];
    const script = piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'));
    return script === '' ? [] : [script];
  });
  return { html: pieces.join(''), scripts };
}
