import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdf } from '#tests/factories/files.ts';
import { actingPdf, endlessPdf, pages } from '#tests/factories/documents.ts';
import { fileLimits } from '../buckets.ts';
import { renderPdfPage, type PdfLimits } from './pdf-renderer.server.ts';

const render = (read: () => Promise<Uint8Array>, page: number, limits?: PdfLimits, owner: string = randomUUID()) =>
  renderPdfPage({ owner, read, page }, limits);
const sized = (box: string) => Buffer.from(pdf().toString('latin1').replace('612 792', box), 'latin1');

describe('a page of a PDF becomes a picture', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, number, number]>([
    ['one page', () => pages(1), 1, 1],
    ['the last of a thousand', () => pages(1_000), 1_000, 1_000],
    [
      'with text after its end',
      async () => Buffer.concat([await pages(2), Buffer.from('\nScanned by a phone\n'.repeat(300))]),
      2,
      2,
    ],
    ['with actions between false marks of streams', () => actingPdf, 1, 1],
    ['that only its printing is restricted of', () => pages(1, { ownerPassword: 'theirs', permissions: {} }), 1, 1],
  ])('%s', async (_, bytes, page, total) => {
    const answer = await render(async () => bytes(), page);
    expect(answer).toMatchObject({ state: 'rendered', pages: total, width: fileLimits.pdf.width });
  });

  it('shows what stands on it', async () => {
    const answer = await render(() => pages(1), 1);
    if (answer.state !== 'rendered') throw new Error(answer.why);
    const dark = answer.pixels.filter((value, index) => index % 4 === 0 && value < 100);
    expect(dark.length).toBeGreaterThan(500);
    expect(dark.length).toBeLessThan(answer.width * answer.height * 0.1);
  });

  it.each([
    ['a wall', '14400 14400', { width: 1_400, height: 1_400 }],
    ['a thread', '1 14400', { width: 1, height: 4_000 }],
    ['a stamp', '10 10', { width: 1_400, height: 1_400 }],
  ])('however large its sheet is: %s', async (_, box, size) => {
    expect(await render(async () => sized(box), 1)).toMatchObject(size);
  });
});

describe('a PDF that cannot be shown is told from one that can', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['nothing but its beginning', () => pdf().subarray(0, 90), 1, 'unreadable'],
    ['no PDF behind its beginning', () => Buffer.from('%PDF-1.7 and no more'), 1, 'unreadable'],
    ['a password', () => pages(1, { userPassword: 'theirs' }), 1, 'locked'],
    ['a page that it does not have', () => pages(2), 3, 'no_such_page'],
  ])('%s', async (_, bytes, page, state) => {
    expect(await render(async () => bytes(), page)).toMatchObject({ state });
  });
});

describe('a PDF that takes too much', () => {
  it('time: is given up, and delays its owner alone', async () => {
    const given = { ...fileLimits.pdf, milliseconds: 4_000 };
    const answered: string[] = [];
    const ask = (name: string, owner: string, bytes: () => Promise<Buffer> | Buffer, limits?: PdfLimits) =>
      render(async () => bytes(), 1, limits, owner).then((answer) => {
        answered.push(name);
        return answer;
      });
    const [hostile, again, harmless, next] = await Promise.all([
      ask('hostile', 'one', endlessPdf, given),
      ask('hostile again', 'one', endlessPdf, given),
      ask('harmless', 'another', () => pages(1)),
      ask('next', 'another', () => pages(2)),
    ]);
    for (const answer of [hostile, again])
      expect(answer).toEqual({ state: 'unreadable', why: 'It took longer than 4000 ms' });
    for (const answer of [harmless, next]) expect(answer).toMatchObject({ state: 'rendered' });
    expect(answered.indexOf('harmless')).toBeLessThan(answered.indexOf('hostile again'));
  });

  it('is read when its turn has come, and one that cannot be read holds up nobody', async () => {
    const reads: string[] = [];
    const reading = (name: string) => async () => {
      reads.push(name);
      return pages(1);
    };
    const first = render(reading('first'), 1, undefined, 'one').then(() => reads.push('first is done'));
    const lost = render(() => Promise.reject(new Error('The file is gone')), 1, undefined, 'one');
    const next = render(reading('next'), 1, undefined, 'one');
    await expect(lost).rejects.toThrow('The file is gone');
    expect(await next).toMatchObject({ state: 'rendered' });
    await first;
    expect(reads).toEqual(['first', 'first is done', 'next']);
  });

  it('together with others of its owner: says when to come back', async () => {
    const all = Array.from({ length: fileLimits.pdf.turns.waitingOfOwner + 2 }, () =>
      render(() => Promise.reject(new Error('Not read')), 1, undefined, 'one').catch((error: unknown) => error),
    );
    const answers = await Promise.all(all);
    expect(answers.at(-1)).toMatchObject({
      code: 'documents_busy',
      kind: 'unavailable',
      details: { retryAfterSeconds: 10 },
    });
    expect(answers.at(-2)).toEqual(new Error('Not read'));
  });

  it('memory: is given up', async () => {
    const large = Buffer.concat([pdf(), Buffer.alloc(30_000_000, ' ')]);
    expect(await render(async () => large, 1, { ...fileLimits.pdf, memory: 32 * 1024 * 1024 })).toMatchObject({
      state: 'unreadable',
    });
    expect(await render(async () => large, 1)).toMatchObject({ state: 'rendered' });
  });
});
