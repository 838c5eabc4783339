import { html } from 'hono/html';
import type { Context } from 'hono';

export type Markup = ReturnType<typeof html>;

type Page = {
  title: string;
  body: Markup;
  /** Narrow pages hold one form or message, wide ones lists, full ones panes. */
  width: 'narrow' | 'wide' | 'full';
  status?: 200 | 404 | 410;
  /** A prominent notice; by default, that no money is real. */
  banner?: string;
  /** Other origins that a form may lead to: browsers also check the redirects after a form. */
  formTargets?: string[];
};

/** Responds with a whole page. Everything interpolated by hono's `html` is escaped. */
export async function showPage(c: Context, page: Page): Promise<Response> {
  const targets = (page.formTargets ?? []).map((target) => new URL(target).origin);
  c.header('content-security-policy', policy(targets));
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  return c.html(await renderPage(page), page.status ?? 200);
}

/** The pages need no scripts, so none may run. */
function policy(formTargets: string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Renders a page as HTML, for code without a Hono context. */
export function renderPage({ title, body, width, banner = 'Sandbox: no real money.' }: Page): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Doorstep sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body>
        <header class="banner"><strong>${banner}</strong> <a href="/sandbox">All sandbox tools</a></header>
        ${width === 'narrow' ? '' : tools()}
        <main class="${width}">${body}</main>
      </body>
    </html>`;
}

/** The navigation between the tools; pages that imitate another company's have none. */
function tools(): Markup {
  return html`<nav class="tools" aria-label="Sandbox tools">
    <a class="mark" href="/sandbox">
      <svg viewBox="0 0 32 34" width="30" height="32" aria-hidden="true">
        <path class="mark-arch" d="M3 30V15a13 13 0 0 1 26 0v15Z" />
        <path fill="#F5B83D" d="M8 30V15a8 8 0 0 1 16 0v15Z" />
        <path class="mark-leaf" d="M8 30V15a8 8 0 0 1 4.8-7.3L17.5 10.6V32.6Z" />
        <circle cx="15" cy="20.6" r="1.3" fill="#F5B83D" />
      </svg>
      Sandbox
    </a>
    <a href="/sandbox/mail">Mail</a>
    <a href="/sandbox/stripe">Payments</a>
    <a href="/sandbox/google">Google</a>
    <a href="/sandbox/push">Push</a>
  </nav>`;
}

/** Formats cents, e.g. $75.00. */
export function money(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** Formats seconds since 1970 in UTC, to the second. */
export function instant(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
