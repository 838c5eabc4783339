import type { MailView } from './mail-view.ts';

/** What the frame of a mail may do: open links in a new tab, as mail programs do. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** A mail may use any style, but cannot run scripts or submit forms. */
export const FRAME_POLICY = [
  `sandbox ${FRAME_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline' http: https:",
  'img-src data: http: https:',
  'font-src data: http: https:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Returns a mail's HTML as a mail program with this color scheme shows it. A page cannot set a frame's preferred
 * scheme, so the mail's media queries are rewritten here.
 */
export function framedMail(html: string, scheme: MailView['scheme']): string {
  const answered = html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, asked: string) =>
      asked.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
    )
    .replaceAll(/(<meta[^>]*name="(?:supported-)?color-schemes?"[^>]*content=")[^"]*"/gi, `$1${scheme}"`)
    .replaceAll(/color-schemes?\s*:\s*light dark/gi, (rule) => `${rule.split(':')[0]}: ${scheme}`);
  return `<base target="_blank">${answered}`;
}
