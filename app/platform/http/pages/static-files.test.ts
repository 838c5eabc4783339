import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files.server.ts';

let folder: string;
let site: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await writeFile(join(folder, 'film.mp4'), Buffer.from('0123456789'));
  site = new Hono().get('*', staticFiles(folder));
});
afterAll(() => rm(folder, { recursive: true }));

const get = (range?: string) => site.request('/film.mp4', range ? { headers: { range } } : {});

describe('files in parts, without which Safari plays no film (RFC 9110, 14.2)', () => {
  it.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s', async (range, text, contentRange) => {
    const answer = await get(range);
    expect([
      answer.status,
      await answer.text(),
      answer.headers.get('content-range'),
      answer.headers.get('content-type'),
    ]).toEqual([206, text, contentRange, 'video/mp4']);
  });

  it('a part that the file does not have is refused', async () => {
    const answer = await get('bytes=10-');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('a whole file is whole', async () => {
    const answer = await get();
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });
});

it('browsers that open what names no icon find one', async () => {
  const answer = await new Hono().get('*', staticFiles('public')).request('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});
