import { randomBytes } from 'node:crypto';

/** What the scripts of one rendering are marked with: made for it, gone after it, so that no content can carry it. */
export function newScriptMarker(): string {
  return randomBytes(18).toString('base64url');
}

/**
 * The scripts that React and React Router made while they rendered with `mark` as their nonce, and the page without
 * the marks: the same HTML for everybody, whatever the mark was. A script that stands in the page by any other way
 * has no mark and is not among them.
 * @param html one character a byte
 */
export function extractTrustedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script(?=[^>]* nonce="${mark}")[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...html.matchAll(marked)].map(([, script = '']) => script).filter((script) => script !== '');
  return { html: html.replaceAll(` nonce="${mark}"`, ''), scripts };
}
