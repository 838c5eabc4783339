import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { liveProduction, trialProduction } from '#tests/factories/environment.ts';
import { ConfigError, environmentSchema, readConfig } from './config.server.ts';
import { proves } from '#tests/support/proves.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs nothing on a machine of one’s own', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      APP_ENV: 'local',
      PORT: 3000,
      HOST: '127.0.0.1',
      BASE_URL: 'http://localhost:3000',
    });
    expect(config).toMatchObject({ DEMO: true, SANDBOX: true, SANDBOX_PORT: 3001 });
  });

  it('starts no sandbox beside one that it is told of', () => {
    expect(readConfig({ SANDBOX_URL: 'http://127.0.0.1:3001' }).SANDBOX).toBe(false);
    expect(problemsOf({ SANDBOX_URL: 'http://127.0.0.1:3001', SANDBOX: '1' })).toEqual([
      expect.stringContaining('SANDBOX_URL'),
    ]);
  });

  it('is told all that is wrong with it at once', () => {
    const issues = problemsOf({
      PORT: '70000',
      BASE_URL: 'doorstep.example',
      DEMO: 'yes',
      STRIPE_SECRET_KEY: 'secret',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['PORT', 'BASE_URL', 'DEMO', 'STRIPE_SECRET_KEY', 'LOG_LEVEL']) {
      expect(issues).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
    }
  });

  it('is told what is missing beside what is wrong', () => {
    const issues = problemsOf({ APP_ENV: 'production', PORT: '99999' });
    for (const name of ['PORT', 'BASE_URL', 'AUTH_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL']) {
      expect(issues).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
    }
  });

  it('takes its own origin only as browsers send it', () => {
    for (const origin of ['https://doorstep.example', 'http://127.0.0.1:4000', 'http://[::1]:3000', 'https://a.b:8443'])
      expect(problemsOf({ BASE_URL: origin })).not.toContainEqual(expect.stringContaining('must be an origin'));
    for (const wrong of [
      'https://Doorstep.example',
      'https://doorstep.example:443',
      'http://localhost:80',
      'https://me:secret@doorstep.example',
      'https://doorstep.example?x',
      'https://doorstep.example#',
      'https://doorstep.example/',
      'https://door step.example',
      'ftp://doorstep.example',
    ])
      expect(problemsOf({ BASE_URL: wrong })).toContainEqual(expect.stringMatching(/^BASE_URL must be an origin/));
  });

  it('leaves the usual port out of the origin that it makes up', () => {
    expect(readConfig({ PORT: '80' }).BASE_URL).toBe('http://localhost');
  });

  it('takes a routing service by its URL, and says what it is for', () => {
    expect(readConfig({ ROUTING_URL: 'http://osrm:5000/us' })).toMatchObject({ ROUTING_KIND: 'osrm' });
    for (const wrong of ['osrm:5000', 'http://osrm:5000/', 'http://me@osrm:5000', 'http://osrm:5000/?a=b'])
      expect(problemsOf({ ROUTING_URL: wrong })).toEqual([expect.stringContaining('ROUTING_URL')]);
    expect(problemsOf({ ROUTING_URL: 'http://osrm', ROUTING_KIND: 'maps' })).toEqual([
      expect.stringContaining('ROUTING_KIND'),
    ]);
    for (const name of ['ROUTING_KIND', 'ROUTING_KEY'])
      expect(problemsOf({ [name]: 'osrm' })).toEqual([`ROUTING_URL is needed with ${name}`]);
  });

  it('takes a style of the map only from an https:// URL', () => {
    const url = 'https://tiles.example/styles/street.json?key=public';
    expect(readConfig({ MAP_STYLE_URL: url }).MAP_STYLE_URL).toBe(url);
    for (const wrong of ['http://tiles.example/style.json', 'tiles.example', 'https://me:secret@tiles.example/'])
      expect(problemsOf({ MAP_STYLE_URL: wrong })).toEqual([expect.stringContaining('MAP_STYLE_URL')]);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it('names what production cannot do without', () => {
    const issues = problemsOf({ APP_ENV: 'production' });
    for (const name of ['BASE_URL', 'AUTH_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL']) {
      expect(issues).toContainEqual(expect.stringContaining(name));
    }
  });

  it('names a sender and the second webhook secret that real mails and payouts cannot do without', () => {
    const { MAIL_FROM: _from, STRIPE_CONNECT_WEBHOOK_SECRET: _secret, ...without } = liveProduction;
    const [sender, secret] = ['MAIL_FROM', 'STRIPE_CONNECT_WEBHOOK_SECRET'].map((name) =>
      expect.stringMatching(new RegExp(`^${name} is needed`)),
    );
    expect(problemsOf({ ...without, MAIL_FROM: '' })).toEqual([sender, secret]);
    expect(problemsOf({ ...without, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_TEST_KEYS: '1' })).toEqual([sender]);
    expect(problemsOf(trialProduction)).toEqual([]);
    expect(problemsOf({})).toEqual([]);
  });

  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])(
    'is told that %s alone is half of a pair',
    proves('OPEN-52'),
    (name) => {
      const other = name === 'GOOGLE_CLIENT_ID' ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
      expect(problemsOf({ [name]: 'x' })).toEqual([`${other} is needed with ${name}`]);
      expect(problemsOf({ [name]: 'x', [other]: 'y' })).toEqual([]);
    },
  );

  it('runs neither demo nor sandbox in production unless the sandbox is asked for by name', () => {
    expect(readConfig(liveProduction)).toMatchObject({ DEMO: false, SANDBOX: false, HOST: '0.0.0.0' });
    expect(readConfig({ ...trialProduction, SANDBOX: '1' }).SANDBOX).toBe(true);
    expect(problemsOf({ ...liveProduction, DEMO: '1' })).toEqual([expect.stringContaining('DEMO=1')]);
  });

  it('asks two-factor sign-in of administrators in production, unless told otherwise', () => {
    const real = {
      APP_ENV: 'production',
      BASE_URL: 'https://doorstep.example',
      AUTH_SECRET: 'qN7vT2mZ8cR4kW1pL6yB9sD3hF5gJ0aX',
      SANDBOX: '1',
      EMBEDDED_DATABASE: '1',
    };
    expect(readConfig({})).toMatchObject({ ADMIN_TWO_FACTOR: 'optional', PROFESSIONAL_TWO_FACTOR: 'optional' });
    expect(readConfig(real)).toMatchObject({ ADMIN_TWO_FACTOR: 'required', PROFESSIONAL_TWO_FACTOR: 'optional' });
    expect(readConfig({ ...real, ADMIN_TWO_FACTOR: 'optional' }).ADMIN_TWO_FACTOR).toBe('optional');
  });

  it('takes several secrets, each of them long', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(readConfig({ AUTH_SECRET: `${one},${other}` }).AUTH_SECRET).toBe(`${one},${other}`);
    expect(problemsOf({ AUTH_SECRET: `${one},short` })).toEqual([expect.stringContaining('AUTH_SECRET')]);
    expect(problemsOf({ AUTH_SECRET: `${one},` })).toEqual([expect.stringContaining('AUTH_SECRET')]);
  });

  it('is described variable by variable in docs/operations.md', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    const documented = [...text.matchAll(/^\| ([A-Z][A-Z0-9_, ]+) \|/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect(documented.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });
});
