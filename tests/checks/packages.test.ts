import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readRepository } from '#tests/support/repository/repository-files.ts';

/** Packages that another package of ours imports, and asks for as its peers. */
const peers: Record<string, string> = {
  '@aws-sdk/client-s3': 'flydrive',
  '@aws-sdk/s3-request-presigner': 'flydrive',
};

const product = (await readRepository(/^app\/.*\.(ts|tsx|css)$/)).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: Record<string, string> };

test('what only tests, scripts or the sandbox use is a development package', () => {
  const unused = Object.keys(manifest.dependencies).filter((name) => !isImported(peers[name] ?? name));
  expect(unused).toEqual([]);
});

function isImported(name: string): boolean {
  return product.some(({ text }) => ["'", '"', '`'].some((quote) => importStarts(name, quote).test(text)));
}

/** The name in quotes, also with a path behind it. */
function importStarts(name: string, quote: string): RegExp {
  return new RegExp(`${quote}${RegExp.escape(name)}[/${quote}]`);
}
