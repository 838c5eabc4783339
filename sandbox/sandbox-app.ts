import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { MAIL_STYLESHEET } from './mail/mail-stylesheet.ts';
import { createFontRoutes } from './pages/font-routes.ts';
import { showPage } from './pages/page.ts';
import { STYLESHEET } from './pages/stylesheet.ts';

/** Assembles the sandbox's HTTP app from the routes of its parts. */
export function createSandboxApp(parts: (Hono | Hono<{ Bindings: HttpBindings }>)[]): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', (c) => c.redirect('/sandbox', 302));
  app.get('/sandbox/sandbox.css', (c) => {
    c.header('content-type', 'text/css; charset=utf-8');
    c.header('cache-control', 'no-cache');
    return c.body(STYLESHEET + MAIL_STYLESHEET);
  });
  app.route('/', createFontRoutes());
  for (const part of parts) app.route('/', part as Hono);
  app.notFound((c) =>
    showPage(c, {
      title: 'Not found',
      width: 'narrow',
      status: 404,
      body: html`<div class="card message">
        <h1>Nothing here</h1>
        <p>This address belongs to nothing that the sandbox knows.</p>
        <div class="actions"><a class="button" href="/sandbox">All sandbox tools</a></div>
      </div>`,
    }),
  );
  return app;
}
