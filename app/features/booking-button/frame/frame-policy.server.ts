import { hash } from 'node:crypto';
import { frameStyle } from './frame-style.ts';
// oxlint-disable-next-line import/default -- The module's text, see scripts/build/inline-scripts.ts.
import frameScript from './frame-script.ts?inline-script';

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * The policy of a frame: its own two texts, forms to us, and nothing else. Only the sites that the professional named
 * may show it; 'self' is the preview in the dashboard.
 */
export function framePolicy(sites: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${sourceOf(frameScript)}`,
    `style-src ${sourceOf(frameStyle)}`,
    // The professional's color.
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...sites].join(' ')}`,
  ].join('; ');
}
