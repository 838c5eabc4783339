import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { trialProduction } from '#tests/factories/environment.ts';
import { mailSamples } from '#tests/support/mails/mail-samples.tsx';
import { renderStandardMail } from './compiled-mail.server.ts';
import { StandardMail } from './templates/standard-mail.tsx';

const baseUrl = 'https://doorstep.example';
const optOutUrl = `${baseUrl}/emails?a=1&b=it's`;
const contents = mailSamples(baseUrl)
  .filter(({ component }) => component === 'standard-mail')
  .map(({ name, mail }) => ({ name, words: (mail.props as { words: MailContent }).words }));

beforeAll(() => {
  useConfig(readConfig({ ...trialProduction, BASE_URL: baseUrl, CONTACT_EMAIL: 'ask@doorstep.example' }));
});

it.each(contents)('the mail $name is the same filled in as rendered', async ({ words }) => {
  for (const url of [undefined, optOutUrl]) {
    const rendered = await renderMail(createElement(StandardMail, { words, optOutUrl: url }));
    expect(await renderStandardMail(words, url)).toEqual(rendered);
  }
});

it('values are shown as HTML shows them, whatever was typed', async () => {
  const [{ words }] = contents as [(typeof contents)[number]];
  const values = [
    '  two  spaces ',
    'two\nlines',
    '\tTab & "quotes" it\u2019s <b>',
    '\u00A0hard',
    '$& $1',
    'Łódź 日本 \u{1F6AA}',
  ];
  for (const value of values) {
    const typed = { ...words, facts: words.facts.map(([label]) => [label, value] as const) };
    const rendered = await renderMail(createElement(StandardMail, { words: typed }));
    expect(await renderStandardMail(typed)).toEqual(rendered);
  }
});
