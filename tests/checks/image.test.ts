import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from '#app/platform/config/config.server.ts';
import { imageEnvironment } from '#tests/support/repository/deployment-files.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const program = readFileSync('deploy/doorstep', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

test('the image starts Node as npm start does', () => {
  const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  const variables = scripts.start.split(' ').filter((word) => /^[A-Z_]+=/.test(word));
  expect(program.match(/--[a-z-]+(?:=\d+)?/g)).toEqual(flags);
  expect(variables).not.toEqual([]);
  for (const [name, value] of variables.map((variable) => variable.split('=')))
    expect(program).toContain(`export ${name}="\${${name}:-${value}}"`);
});

test('the image sets variables that the product knows', () => {
  const { HOME, ...known } = imageEnvironment();
  expect(Object.keys(environmentSchema.shape)).toEqual(expect.arrayContaining(Object.keys(known)));
  expect(known).toMatchObject({ APP_ENV: 'production', DATA_DIR: HOME });
});

test('the image runs as nobody in particular, on the Node of .nvmrc, and asks itself whether it is ready', () => {
  const node = readFileSync('.nvmrc', 'utf8').trim();
  expect(dockerfile).toMatch(new RegExp(`^ARG BASE=\\S+/node:${node}-`, 'm'));
  expect(dockerfile).toMatch(/^USER \d{4,}:\d{4,}$/m);
  expect(dockerfile).toMatch(new RegExp(`^VOLUME ${imageEnvironment()['DATA_DIR']}$`, 'm'));
  expect(dockerfile).toMatch(/^HEALTHCHECK[^\n]+\\\n.+METRICS_PORT\}\/readyz/m);
});

test('nothing that git ignores or that is secret gets into the build', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', 'node_modules', 'build', 'data', 'data-*', '*.log']));
});
