import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import routes from '#app/routes.ts';
import { environmentSchema, readConfig } from '#app/platform/config/config.server.ts';
import { filledIn, imageEnvironment, isCommand } from '#tests/support/repository/deployment-files.ts';

const variables = Object.keys(environmentSchema.shape);

interface Container {
  image: string;
  args: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom: unknown[];
  securityContext: object;
  volumeMounts: { mountPath: string }[];
  readinessProbe?: { httpGet: { path: string; port: string } };
  livenessProbe?: { httpGet: { path: string; port: string } };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    selector?: Record<string, unknown>;
    ports?: { targetPort: string }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { securityContext: object; terminationGracePeriodSeconds?: number; containers: Container[] };
    };
  };
}

const kubernetes = 'deploy/kubernetes';
const manifests = readdirSync(kubernetes)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(kubernetes, file), 'utf8')))
  .map((document) => document.toJS() as Manifest);
const pods = manifests.flatMap(({ metadata, spec }) =>
  (spec?.template?.spec.containers ?? []).map((container) => ({ name: metadata.name, spec, container })),
);

describe('Kubernetes', () => {
  test('runs a migration, requests and jobs', () => {
    expect(pods.map(({ name, container }) => `${name}: ${container.args.join(' ')}`).toSorted()).toEqual([
      'doorstep-jobs: work',
      'doorstep-migrate: migrate',
      'doorstep-web: serve --without-jobs',
    ]);
    expect(pods.filter(({ container }) => !isCommand(container.args))).toEqual([]);
  });

  test.each(pods)('lets $name write its volume only, as the account of the image', ({ spec, container }) => {
    const [, user] = /^USER (\d+):/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    expect(spec?.template?.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([imageEnvironment()['DATA_DIR']]);
  });

  test.each(pods)('gives $name its settings and secrets by name', ({ container }) =>
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'doorstep' } }, { secretRef: { name: 'doorstep' } }]),
  );

  test('asks the ports of the image whether a process is ready, and lets it finish', () => {
    const { PORT, METRICS_PORT } = imageEnvironment();
    const running = pods.filter(({ container }) => container.args[0] !== 'migrate');
    expect(running.length).toBe(2);
    for (const { spec, container } of running) {
      const ports = Object.fromEntries((container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]));
      expect({ http: Number(PORT), metrics: Number(METRICS_PORT) }).toMatchObject(ports);
      expect(container.readinessProbe?.httpGet).toMatchObject({ path: '/readyz' });
      expect(container.livenessProbe?.httpGet).toMatchObject({ path: '/healthz' });
      expect(Object.keys(ports)).toContain(container.readinessProbe?.httpGet.port);
      expect(spec?.template?.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(45);
    }
  });

  test('leads the service to what answers requests', () => {
    const service = manifests.find(({ kind }) => kind === 'Service');
    const web = pods.find(({ name }) => name === 'doorstep-web');
    expect(web?.spec?.template?.metadata.labels).toMatchObject({ ...service?.spec?.selector });
    expect(web?.container.ports?.map(({ name }) => name)).toContain(service?.spec?.ports?.[0]?.targetPort);
  });

  test('has settings that production starts with, and no secret', () => {
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    expect(variables).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(Object.keys(settings).filter((name) => /SECRET|PASSWORD|KEY|_URL$/.test(name))).toEqual(['BASE_URL']);
    const secrets = { ...filledIn, DATABASE_URL: 'postgres://database/doorstep', S3_ACCESS_KEY_ID: 'doorstep' };
    expect(readConfig({ ...imageEnvironment(), ...secrets, ...settings }).production).toBe(true);
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test('is listed file by file', () => {
    const text = readFileSync(path.join(kubernetes, 'kustomization.yaml'), 'utf8');
    const files = readdirSync(kubernetes).filter((file) => file !== 'kustomization.yaml');
    expect(files.filter((file) => !text.includes(`  - ${file}\n`))).toEqual([]);
  });
});

describe('systemd', () => {
  const units = readdirSync('deploy/systemd').map((file) => [file, readFileSync(`deploy/systemd/${file}`, 'utf8')]);

  test.each(units)('%s runs a command with settings that the product knows', (_, unit = '') => {
    const [, words = ''] = /^ExecStart=\/opt\/doorstep\/bin\/doorstep (.+)$/m.exec(unit) ?? [];
    expect(isCommand(words.split(' '))).toBe(true);
    const set = [...(/^Environment=(.+)$/m.exec(unit)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(set).toContain('DATA_DIR');
    expect(variables).toEqual(expect.arrayContaining(set));
  });

  test.each(units)('%s lets it finish, as an account of its own that writes its state only', (_, unit) => {
    for (const line of ['TimeoutStopSec=45', 'User=doorstep', 'StateDirectory=doorstep', 'ProtectSystem=strict'])
      expect(unit).toContain(`\n${line}\n`);
    expect(unit).toContain('DATA_DIR=/var/lib/doorstep');
  });
});

describe('nginx', () => {
  const site = readFileSync('deploy/nginx.conf', 'utf8');
  const [, redacted = ''] = /"~\*(\S+)" "\$\{kind\}\[redacted\]";/.exec(site) ?? [];
  const logged = (at: string) => at.replace(new RegExp(`${redacted}.*`, 'i'), '$<kind>[redacted]');
  const paths = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path: at, children = [] }) => [...(at ? [`/${at}`] : []), ...paths(children)]);
  const secret = paths(routes).filter((at) => at.includes(':token'));

  test('logs of a link that works for whoever reads it only the kind', () => {
    expect(secret.length).toBeGreaterThan(4);
    for (const at of [...secret, '/api/calendar-feeds/:token', '/api/storage/:token'])
      expect(logged(at.replace(':token', 'secret.data'))).toBe(at.replace(':token', '[redacted]'));
    for (const at of ['/api/bookings/1', '/contact', '/payments/1']) expect(logged(at)).toBe(at);
  });

  test('logs neither queries nor referrers', () => {
    const [, format = ''] = /log_format doorstep ([^;]+);/.exec(site) ?? [];
    expect(format).toContain('$logged_path');
    expect(format).not.toMatch(/\$(?:request |request"|request_uri|uri|args|query_string|http_referer|http_cookie)/);
    // A server without one of its own has the log of the configuration around it, which has everything.
    const servers = site.split(/^server \{$/m).slice(1);
    expect(servers.map((server) => /^ {2}access_log (?:\S+ )?(\S+);$/m.exec(server)?.[1])).toEqual(['off', 'doorstep']);
    expect(site.match(/access_log/g)).toHaveLength(2);
  });
});
