import { expect, it } from 'vitest';
import { fillPlaces, newPageHtml, placeOf, prepareHtml, toServerHtml } from './server-html.server.ts';

const marker = 'random';

it('has prepared HTML in a document’s body, in its place, and only its version in the data', () => {
  const page = newPageHtml(new URL('https://doorstep.test/professionals'));
  const made = prepareHtml('<b>Zoë’s door</b>');
  const content = toServerHtml(page, made);
  expect(content).toEqual({ version: made.version });
  const around = Buffer.from('<p>Né</p>').toString('latin1');
  const whole = fillPlaces(
    `${around}${placeOf(marker, made.version)}<hr>${placeOf(marker, made.version)}`,
    marker,
    page.prepared,
  );
  expect(whole.toString()).toBe('<p>Né</p><b>Zoë’s door</b><hr><b>Zoë’s door</b>');
});

it('brings the HTML along in data that is read without a document', () => {
  const page = newPageHtml(new URL('https://doorstep.test/professionals.data?sort=name_asc'));
  const made = prepareHtml('<b>Sam</b>');
  expect(toServerHtml(page, made)).toEqual({ version: made.version, html: '<b>Sam</b>' });
});

it('names other HTML by another version', () => {
  expect(prepareHtml('<b>Sam</b>').version).toBe(prepareHtml('<b>Sam</b>').version);
  expect(prepareHtml('<b>Sam</b>').version).not.toBe(prepareHtml('<b>Alex</b>').version);
});

it('takes nothing for a place that somebody wrote', () => {
  const written = '<p>&lt;!--random1234567890--></p><!--other-->';
  expect(fillPlaces(written, marker, new Map()).toString()).toBe(written);
});
