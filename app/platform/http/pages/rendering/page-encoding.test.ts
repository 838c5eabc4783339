import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packPage, pageEncodingFor } from './page-encoding.server.ts';

it('packs with Zstandard for browsers that read it, and with Brotli for the others', () => {
  expect(pageEncodingFor('gzip, deflate, br, zstd')).toBe('zstd');
  expect(pageEncodingFor('gzip, deflate, br')).toBe('br');
  expect(pageEncodingFor('zstd;q=0, br;q=0.5')).toBe('br');
  expect(pageEncodingFor('br;q=0.0, zstd;q=0')).toBeUndefined();
  expect(pageEncodingFor('gzip')).toBeUndefined();
  expect(pageEncodingFor('')).toBeUndefined();
  expect(pageEncodingFor(undefined)).toBeUndefined();
});

it('gives back every byte', () => {
  const page = Buffer.from('<p>Renée’s café at ½ past</p>'.repeat(2_000));
  const [zstd, brotli] = [packPage(page, 'zstd'), packPage(page, 'br')];
  expect(zstdDecompressSync(zstd).equals(page)).toBe(true);
  expect(brotliDecompressSync(brotli).equals(page)).toBe(true);
  expect(Math.max(zstd.length, brotli.length)).toBeLessThan(page.length / 10);
});
