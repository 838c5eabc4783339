import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingMailKinds, mailedTo } from '#app/features/notices/notices.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { trialProduction } from '#tests/factories/environment.ts';
import { mailSamples } from '#tests/support/mails/mail-samples.tsx';
import { hostileText } from '#tests/support/mails/notice-samples.tsx';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';

const baseUrl = 'https://doorstep.example';
const samples = mailSamples(baseUrl);

beforeAll(() => {
  useConfig(readConfig({ ...trialProduction, BASE_URL: baseUrl, CONTACT_EMAIL: 'ask@doorstep.example' }));
});

it('each mail has a sample here', () => {
  const templates = globSync('app/features/*/{,mail/templates/}*-mail.tsx').map((file) => path.basename(file, '.tsx'));
  expect(templates.sort()).toEqual([...new Set(samples.map(({ component }) => component))].sort());
});

it('each notice of a booking has one to everybody who gets it', () => {
  const names = samples.map(({ name }) => name);
  const wanted = bookingMailKinds.flatMap((kind) => mailedTo(kind).map((to) => `booking-${kind}-${to}`));
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(samples)('the mail $name', ({ mail, facts }) => {
  it('tells in its text twin what it tells in HTML', async () => {
    const { text } = await renderMail(mail);
    const inOneLine = text.replaceAll(/\s+/g, ' ');
    for (const fact of facts) expect(inOneLine).toContain(fact.replaceAll(/\s+/g, ' '));
    expect(text).toContain('ask@doorstep.example');
    expect(text).not.toMatch(/&amp;|&lt;|undefined|\[object/);
  });

  it('leads nowhere but to us, loads nothing and runs nothing', async () => {
    const { html } = await renderMail(mail);
    const targets = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target = '']) =>
      target.replaceAll('&amp;', '&'),
    );
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets)
      expect(target).toMatch(/^(https:\/\/doorstep\.example(\/|$)|mailto:ask@doorstep\.example$)/);
    const tags = html.match(/<[^>]*>/g)?.join('\n');
    expect(tags).not.toMatch(/<(script|img|iframe|link|object)\b|\son\w+=|url\(/i);
    expect(html).not.toContain(hostileText);
  });

  it('is ready for a dark inbox, and has a line for the list of mails', async () => {
    const { html } = await renderMail(mail);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toMatch(/<div[^>]*data-skip-in-text="true"[^>]*>[^<]{10,}/);
  });
});
