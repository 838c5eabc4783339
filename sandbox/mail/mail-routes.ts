import { Hono, type Context } from 'hono';
import { showPage } from '../pages/page.ts';
import { FRAME_POLICY, framedMail } from './mail-frame.ts';
import { mailboxPage, type ReadMail } from './mail-pages.ts';
import type { MailStore } from './mail-store.ts';
import { readMailView } from './mail-view.ts';

const LISTED = 200;

/** Routes of the inbox, a mail in it, and a mail's HTML alone for a frame. */
export function createMailRoutes(store: MailStore): Hono {
  const routes = new Hono();
  routes.get('/sandbox/mail', (c) => showMailbox(c, store));
  routes.get('/sandbox/mail/:id{[0-9]{1,15}}', (c) => {
    const id = Number(c.req.param('id'));
    const mail = store.findById(id);
    return mail ? showMailbox(c, store, { ...mail, source: store.findSource(id) }) : c.notFound();
  });
  routes.get('/sandbox/mail/:id{[0-9]{1,15}}/html', (c) => {
    const mail = store.findById(Number(c.req.param('id')));
    if (!mail?.html) return c.notFound();
    c.header('content-security-policy', FRAME_POLICY);
    c.header('x-content-type-options', 'nosniff');
    return c.html(framedMail(mail.html, readMailView((name) => c.req.query(name)).scheme));
  });
  return routes;
}

function showMailbox(c: Context, store: MailStore, open?: ReadMail): Promise<Response> {
  const view = readMailView((name) => c.req.query(name));
  const mails = store.findRecent({ to: view.to, limit: LISTED });
  return showPage(c, {
    title: open?.subject ?? 'Inbox',
    width: 'full',
    body: mailboxPage(mails, store.findRecipients(LISTED), view, open),
  });
}
