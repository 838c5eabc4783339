import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { profilePhotoRule } from '#app/features/professionals/own-profile/profile-photo.ts';
import { workPhotoRule } from '#app/features/portfolio/work-photo-file.ts';
import { actingPdf, pages } from '#tests/factories/documents.ts';
import { pdf, photo } from '#tests/factories/files.ts';
import { inspectFile } from './inspect-file.server.ts';
import { type ChosenFileRule, inspectChosenFile } from './inspect-chosen-file.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const megabytes = 1024 * 1024;
const documents: ChosenFileRule = {
  kinds: ['application/pdf', 'image/jpeg', 'image/png'],
  most: 10 * megabytes,
  wanted: 'a PDF, JPG or PNG',
};
const svg = Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const boxes = (...brands: string[]) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1')]);
const filled = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);
const chosen = (name: string, bytes: Buffer, type = '') => new File([new Uint8Array(bytes)], name, { type });

// Node has no decoder of pictures of its own: this one reads as much of them as a browser does.
beforeAll(() => {
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const { info } = await sharp(Buffer.from(await blob.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, close: () => undefined };
  });
});
afterAll(() => vi.unstubAllGlobals());

const refusals: [Proof, string, ChosenFileRule, () => Promise<File> | File, string][] = [
  [
    proves('APPLY-039'),
    'a HEIC photo',
    documents,
    () => chosen('license.heic', boxes('heic', 'mif1'), 'image/heic'),
    'This is a HEIC photo, the format iPhones use. Please save it as a JPEG and choose that one.',
  ],
  [
    proves('APPLY-018'),
    'a HEIC photo named .jpg',
    profilePhotoRule,
    () => chosen('me.jpg', boxes('mif1', 'heic'), 'image/jpeg'),
    'This is a HEIC photo, the format iPhones use. Please save it as a JPEG and choose that one.',
  ],
  [
    proves('APPLY-039'),
    'text named .jpg',
    documents,
    () => chosen('license.jpg', Buffer.from('my license'), 'image/jpeg'),
    'This is not a PDF, JPG or PNG, although its name ends like one.',
  ],
  [
    proves('APPLY-039'),
    'a page named .pdf',
    documents,
    () => chosen('license.pdf', Buffer.from('<!doctype html><p>no</p>'), 'application/pdf'),
    'This is not a PDF, JPG or PNG, although its name ends like one.',
  ],
  [
    proves('APPLY-042'),
    'a program',
    documents,
    () => chosen('a.exe', Buffer.from('MZ')),
    'This is not a PDF, JPG or PNG.',
  ],
  [
    proves('APPLY-048'),
    'a GIF',
    documents,
    async () =>
      chosen(
        'a.gif',
        await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      ),
    'This is a GIF picture. Please choose a PDF, JPG or PNG.',
  ],
  [
    proves('APPLY-017', 'PROF-013'),
    'a PDF as a photo',
    profilePhotoRule,
    () => chosen('me.png', pdf(), 'image/png'),
    'This is a PDF. Please choose a JPEG or PNG.',
  ],
  [
    proves('OPEN-48'),
    'an SVG as a photo',
    profilePhotoRule,
    () => chosen('me.svg', svg, 'image/svg+xml'),
    'This is an SVG picture. Please choose a JPEG or PNG.',
  ],
  [
    proves('PORT-011'),
    'a film as a photo of work',
    workPhotoRule,
    () => chosen('a.mp4', boxes('isom', 'mp42'), 'video/mp4'),
    'This is not an image.',
  ],
  [
    proves('APPLY-017'),
    'a picture that calls itself a GIF',
    profilePhotoRule,
    async () => chosen('me.gif', await photo(9, 9, 'png'), 'image/gif'),
    'This is a GIF picture. Please choose a JPEG or PNG.',
  ],
  [
    proves(),
    'a PDF that calls itself a page',
    documents,
    () => chosen('a.pdf', pdf(), 'text/html'),
    'This is not a PDF, JPG or PNG.',
  ],
  [proves(), 'nothing', documents, () => chosen('a.pdf', Buffer.alloc(0)), 'The file is empty.'],
  [
    proves('APPLY-040'),
    'a byte too much',
    documents,
    () => chosen('a.pdf', filled(pdf(), 10 * megabytes + 1)),
    'This file is 10.1MB. The limit is 10MB.',
  ],
  [
    proves('APPLY-019', 'PROF-016'),
    'a photo with a byte too much',
    profilePhotoRule,
    () => chosen('a.png', Buffer.alloc(5 * megabytes + 1)),
    'This file is 5.1MB. The limit is 5MB.',
  ],
  [
    proves(),
    'a picture that was cut off',
    documents,
    async () => chosen('a.png', (await photo(400, 400, 'png')).subarray(0, 200)),
    'We can’t read this picture. It may be damaged or too large to show.',
  ],
  [
    proves(),
    'a PDF that was cut off',
    documents,
    async () => chosen('a.pdf', (await pages(3)).subarray(0, 900)),
    'We can’t open this PDF. It’s damaged or too large to show. Please print it to a plain PDF.',
  ],
];

const accepted: [Proof, string, ChosenFileRule, () => Promise<File> | File, [name: string, type: string]][] = [
  [
    proves('APPLY-040', 'APPLY-047'),
    'exactly 10 MB',
    documents,
    () => chosen('a.pdf', filled(pdf(), 10 * megabytes), 'application/pdf'),
    ['a.pdf', 'application/pdf'],
  ],
  [
    proves(),
    'a PDF with text after its end',
    documents,
    () => chosen('a.PDF', Buffer.concat([pdf(), Buffer.from('\nsent by a mail program')])),
    ['a.PDF', 'application/pdf'],
  ],
  [
    proves(),
    'a PDF that acts: nobody opens it',
    documents,
    () => chosen('a.pdf', actingPdf),
    ['a.pdf', 'application/pdf'],
  ],
  [
    proves(),
    'a PDF with a password that is not asked for',
    documents,
    async () => chosen('a.pdf', await pages(1, { ownerPassword: 'secret' })),
    ['a.pdf', 'application/pdf'],
  ],
  [
    proves('APPLY-046'),
    'a photo that a camera calls .jfif',
    documents,
    async () => chosen('license.jfif', await photo(9, 9), 'image/jpeg'),
    ['license.jfif.jpg', 'image/jpeg'],
  ],
  [
    proves('LIMIT-006'),
    'a PNG that is named .jpg',
    profilePhotoRule,
    async () => chosen('me.jpg', await photo(9, 9, 'png'), 'image/jpeg'),
    ['me.jpg.png', 'image/png'],
  ],
  [
    proves('LIMIT-005', 'LIMIT-007'),
    'a photo of the type image/jpg',
    profilePhotoRule,
    async () => chosen('me.jpg', await photo(9, 9), 'image/jpg'),
    ['me.jpg', 'image/jpeg'],
  ],
  [
    proves('PORT-011'),
    'an AVIF',
    workPhotoRule,
    () => chosen('a.avif', boxes('avif', 'mif1')),
    ['a.avif', 'image/avif'],
  ],
  [
    proves('PORT-011', 'OPEN-48'),
    'an SVG',
    workPhotoRule,
    () => chosen('a.svg', svg, 'image/svg+xml'),
    ['a.svg', 'image/svg+xml'],
  ],
];

describe('a file is judged when it is chosen', () => {
  for (const [proof, name, rule, file, text] of refusals)
    it(`refuses ${name}`, proof, async () => {
      expect((await inspectChosenFile(await file(), rule)).problem?.text).toBe(text);
    });

  for (const [proof, what, rule, file, [name, type]] of accepted)
    it(`takes ${what}`, proof, async () => {
      const inspected = await inspectChosenFile(await file(), rule);
      expect(inspected).toEqual({ file: expect.objectContaining({ name, type }) });
    });

  it('says so of a file that is gone by then', async () => {
    const gone = chosen('a.pdf', pdf());
    Object.assign(gone, {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    expect((await inspectChosenFile(gone, documents)).problem?.text).toBe(
      'We can’t read this file. It may have been moved or deleted: please choose it again.',
    );
  });
});

describe('beside the judgment of the server', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'doorstep-test-chosen-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('no PDF is refused that the server would take, wherever it was cut off', async () => {
    const whole = await pages(2);
    for (const share of [0.1, 0.4, 0.7, 0.9, 0.97, 1]) {
      const bytes = whole.subarray(0, Math.round(whole.length * share));
      const inspected = await inspectChosenFile(chosen('a.pdf', bytes), documents);
      const path = join(folder, `${share}.pdf`);
      await writeFile(path, bytes);
      const taken = await inspectFile({
        file: path,
        bucket: 'professional-documents',
        path: 'a.pdf',
        ownerId: 'owner',
      }).then(
        () => true,
        () => false,
      );
      if (taken) expect(inspected.problem, `cut off at ${share}`).toBeUndefined();
    }
  });
});
