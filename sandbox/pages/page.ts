import { html } from 'hono/html';
import type { Context } from 'hono';

export type Markup = ReturnType<typeof html>;

type Page = {
  title: string;
  body: Markup;
  /** Narrow pages hold one form or message; wide ones hold lists. */
  width: 'narrow' | 'wide';
  status?: 200 | 404 | 410;
  /** Origins, besides our own, that a form may lead to: browsers check redirects after a form too. */
  formTargets?: string[];
};

/** Answers a whole page. Everything interpolated by hono's `html` is escaped. */
export async function showPage(c: Context, page: Page): Promise<Response> {
  const targets = (page.formTargets ?? []).map((target) => new URL(target).origin);
  c.header('content-security-policy', policy(targets));
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  return c.html(await shell(page), page.status ?? 200);
}

/** Scripts are not needed anywhere, so none may run. */
function policy(formTargets: string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function shell({ title, body, width }: Page): Markup {
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
        <header class="banner"><strong>Sandbox: no real money.</strong> <a href="/sandbox">All sandbox tools</a></header>
        <main class="${width}">${body}</main>
      </body>
    </html>`;
}

/** Cents as people read them, e.g. $75.00. */
export function money(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** An instant in seconds since 1970, in UTC to the second. */
export function instant(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
