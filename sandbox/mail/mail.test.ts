import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxFixture } from '../sandbox-fixture.ts';
import type { Mail } from './mail-store.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start({
    demoAccounts: [{ label: 'Client', email: 'client@doorstep.test', password: 'doorstep-demo' }],
  });
});
afterAll(() => fixture.stop());

const MAIL = {
  from: 'Doorstep <hello@doorstep.test>',
  subject: 'Confirm your e-mail, José',
  text: 'Open http://localhost:3000/confirm?token=a&b=1',
  html: '<p>Hello <b>José</b>, <a href="http://localhost:3000/confirm?token=a">confirm</a><script>alert(1)</script></p>',
};

function send(to: string, smtpUrl = fixture.sandbox.smtpUrl): Promise<unknown> {
  return nodemailer.createTransport(smtpUrl).sendMail({ ...MAIL, to });
}

async function mailsTo(address: string): Promise<Mail[]> {
  const { items } = await fixture.control<{ items: Mail[] }>(`/mail?to=${encodeURIComponent(address)}`, {}, 'GET');
  return items;
}

test('a mail arrives whole and is found by its recipient', async () => {
  await send('jose@example.com');
  await send('other@example.com');
  const [mail, ...more] = await mailsTo('JOSE@example.com');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ from: 'hello@doorstep.test', to: ['jose@example.com'], subject: MAIL.subject });
  expect(mail?.text.trim()).toBe(MAIL.text);
  expect(mail?.html).toContain('<b>José</b>');
  expect(mail?.headers.map(({ name }) => name)).toContain('Message-ID');
});

test('the inbox lists mails and shows one in a frame that runs nothing', async () => {
  await send('frame@example.com');
  const [mail] = await mailsTo('frame@example.com');
  const inbox = await (await fetch(`${fixture.sandbox.url}/sandbox/mail`)).text();
  expect(inbox).toContain('frame@example.com');
  const page = await (await fetch(`${fixture.sandbox.url}/sandbox/mail/${mail?.id}`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const frame = await fetch(`${fixture.sandbox.url}/sandbox/mail/${mail?.id}/html`);
  const policy = frame.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox;');
});

test('a mail is read as HTML in either scheme, as text with its links, and as it came over the wire', async () => {
  const html =
    '<head><meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme: dark){p{color:red}}</style></head><p>Hi</p>';
  await nodemailer
    .createTransport(fixture.sandbox.smtpUrl)
    .sendMail({ ...MAIL, to: 'views@example.com', html, replyTo: 'answers@example.com' });
  const [mail] = await mailsTo('views@example.com');
  const read = async (path: string) => (await fetch(`${fixture.sandbox.url}/sandbox/mail/${mail?.id}${path}`)).text();
  expect(await read('/html?scheme=dark')).toContain('@media (min-width: 0px){p{color:red}}');
  expect(await read('/html?scheme=light')).toContain('@media (max-width: 0px){p{color:red}}');
  expect(await read('/html?scheme=dark')).toContain('content="dark"');
  expect(await read('?scheme=dark')).toContain(`src="/sandbox/mail/${mail?.id}/html?scheme=dark"`);
  expect(await read('?part=text')).toContain('<a href="http://localhost:3000/confirm?token=a&amp;b=1">');
  const source = await read('?part=source');
  expect(source).toContain('MIME-Version: 1.0');
  expect(source).toContain('Reply-To: answers@example.com');
});

test('the inbox lists the mails of one recipient, and offers the others', async () => {
  await send('one@example.com');
  await send('two@example.com');
  const inbox = await (await fetch(`${fixture.sandbox.url}/sandbox/mail?to=one@example.com`)).text();
  const rows = inbox.match(/class="mail-to">[^<]*/g);
  expect(rows).toEqual(['class="mail-to">one@example.com']);
  expect(inbox).toContain('<option value="two@example.com">');
  const nobody = await (await fetch(`${fixture.sandbox.url}/sandbox/mail?to=${encodeURIComponent('<script>')}`)).text();
  expect(nobody).toContain('No mail to &lt;script&gt;.');
});

test('mails survive a restart', async () => {
  await send('kept@example.com');
  await fixture.restart();
  expect(await mailsTo('kept@example.com')).toHaveLength(1);
});

test('a refused mail is refused with an error that passes', async () => {
  await fixture.control('/mail/refusals', { count: 1 });
  await expect(send('late@example.com')).rejects.toMatchObject({ responseCode: 451 });
  await send('late@example.com');
  expect(await mailsTo('late@example.com')).toHaveLength(1);
});

test('the index shows tools, demo accounts and test cards, and has no dead links', async () => {
  const index = await (await fetch(`${fixture.sandbox.url}/sandbox`)).text();
  expect(index).toContain('client@doorstep.test');
  expect(index).toContain('4242 4242 4242 4242');
  const links = [...index.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  const answers = await Promise.all(links.map((href) => fetch(fixture.sandbox.url + href)));
  expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200));
});
