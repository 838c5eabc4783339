import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentSchema, readConfig } from '#app/platform/config/config.server.ts';
import { filledIn, imageEnvironment, isCommand, readYaml } from '#tests/support/repository/deployment-files.ts';

interface Service {
  image: string;
  build?: string;
  command: string[];
  environment?: Record<string, string>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

const variables = Object.keys(environmentSchema.shape);
const { services } = readYaml<{ services: Record<string, Service> }>('compose.yaml');
const own = Object.entries(services).filter(([, { build }]) => build !== undefined);
const example = readFileSync('.env.example', 'utf8');
const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');

const filled = (value: string) =>
  value.replaceAll(/\$\{(\w+)\}/g, (_, name: keyof typeof filledIn) => filledIn[name] ?? `no ${name}`);

describe('compose.yaml', () => {
  test('starts the halves of the product after a migration', () => {
    expect(own.map(([name, { command }]) => `${name}: ${command.join(' ')}`).toSorted()).toEqual([
      'jobs: work',
      'migrate: migrate',
      'web: serve --without-jobs',
    ]);
    expect(own.filter(([, { command }]) => !isCommand(command))).toEqual([]);
    for (const name of ['web', 'jobs'])
      expect(services[name]?.depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
  });

  test.each(own)('gives %s settings that production starts with', (_, { environment = {} }) => {
    expect(variables).toEqual(expect.arrayContaining(Object.keys(environment)));
    const settings = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
    const config = readConfig({ ...imageEnvironment(), ...filledIn, ...Object.fromEntries(settings) });
    expect(config).toMatchObject({ production: true, BASE_URL: 'https://doorstep.example', S3_BUCKET: 'doorstep' });
  });

  test.each(own)('lets %s write its volume only, and stop in its time', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '45s' });
    expect(service.ports).toBeUndefined();
  });

  test('opens the proxy to others, and shows mails to this machine only', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(caddyfile).toContain(`dynamic a web ${imageEnvironment()['PORT']} `);
  });

  test('has no secret, and takes from .env what .env.example asks for', () => {
    const text = readFileSync('compose.yaml', 'utf8');
    const secrets = [...text.matchAll(/(?:PASSWORD|SECRET\w*|secretKey"): "?([^"\s]+)/g)].map(([, value]) => value);
    expect(new Set(secrets)).toEqual(new Set(['${POSTGRES_PASSWORD}', '${S3_SECRET_ACCESS_KEY}']));
    const taken = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(taken.filter((name) => !example.includes(`\n${name}=\n`))).toEqual([]);
  });
});

test('.env is never part of a commit', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env');
});

test('.env.example asks for what production needs, and for nothing that compose.yaml sets', () => {
  const asked = [...example.matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name = '']) => name);
  expect(asked).toEqual(Object.keys(filledIn));
  const set = Object.keys(services['web']?.environment ?? {});
  const named = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=$/gm)].map(([, name]) => name);
  expect(set.filter((name) => named.includes(name))).toEqual(['S3_SECRET_ACCESS_KEY']);
  const left = variables.filter((name) => ![...named, ...set, ...Object.keys(imageEnvironment())].includes(name));
  expect(left.filter((name) => !/^(SANDBOX|DEMO$|HOST$|EMBEDDED_DATABASE$|S3_REGION$)/.test(name))).toEqual([]);
});
