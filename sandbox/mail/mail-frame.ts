import type { MailView } from './mail-view.ts';

/** What a frame with a mail may do: its links open in a tab of their own, as a mail program has it. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** A mail may look as it likes, but run nothing and send nothing. */
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
 * A mail's HTML as a mail program with this colour scheme shows it. A page cannot tell a frame which scheme to prefer,
 * so the mail's own media queries are answered here.
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
