import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { rooms } from '../../scripts/rooms.ts';
import { plantProject } from '#tests/support/repository/planted-project.ts';

interface Report {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

interface Configuration {
  forbidden: { name: string }[];
}

/** For each rule a file that breaks it and nothing else. */
const violations: Record<string, [file: string, text: string]> = {
  'room-order-accounts': ['app/features/accounts/a.ts', "import { b } from '#app/features/bookings/booking.ts';"],
  'room-is-listed': ['app/features/bookings/b.ts', "import { x } from '#app/features/attic/attic.ts';"],
  'room-through-its-doors': [
    'app/features/bookings/cancel/commands/c.server.ts',
    "import { s } from '#app/features/accounts/password/password-store.server.ts';",
  ],
  'room-components-through-doors': [
    'app/features/bookings/components/d.tsx',
    "import { api } from '#app/features/accounts/accounts.api.server.ts';",
  ],
  'routes-touch-no-store': [
    'app/routes/client/e.tsx',
    "import { s } from '#app/features/accounts/accounts-store.server.ts';",
  ],
  'ground-floor-knows-no-room': ['app/ui/f.tsx', "import { b } from '#app/features/bookings/booking.ts';"],
  'lib-is-pure': ['app/lib/g.ts', "import { limits } from '#app/platform/limits.ts';"],
  'server-stays-on-the-server': [
    'app/features/bookings/components/h.tsx',
    "import { l } from '#app/features/accounts/queries/list.server.ts';",
  ],
  'sql-only-in-stores': ['app/features/bookings/commands/i.server.ts', "import { sql } from 'kysely';"],
  'sandbox-from-the-entry-only': ['app/platform/j.server.ts', "import { s } from '#sandbox/sandbox.ts';"],
  'sandbox-knows-no-room': ['sandbox/k.ts', "import { b } from '#app/features/bookings/booking.ts';"],
  'product-knows-no-test': ['app/platform/l.server.ts', "import { t } from '#tests/factory.ts';"],
  'production-needs-no-development-package': [
    'app/platform/p.server.ts',
    "import { build } from 'vite'; export const p = build;",
  ],
  'too-heavy-for-browsers': [
    'app/lib/q.ts',
    "import { parsePhoneNumberFromString } from 'libphonenumber-js/min'; export const q = parsePhoneNumberFromString;",
  ],
  'tracing-library-on-demand': [
    'app/platform/r.server.ts',
    "import { TracerProvider } from '@opentelemetry/sdk-trace'; export const r = TracerProvider;",
  ],
  'tracing-library-loaded-late': [
    'app/platform/s.server.ts',
    "import { recorder } from './tracing/trace-recorder.server.ts'; export const s = recorder;",
  ],
  'no-cycles': ['app/lib/m.ts', "import { n } from './n.ts'; export const m = n;"],
  resolvable: ['app/lib/o.ts', "import { nowhere } from './nowhere.ts';"],
};

const lawful = {
  'app/features/bookings/booking.ts': 'export const b = 1;',
  'app/features/attic/attic.ts': 'export const x = 1;',
  'app/features/accounts/accounts-store.server.ts': "import { sql } from 'kysely'; export const s = sql;",
  'app/features/accounts/password/password-store.server.ts': "import { sql } from 'kysely'; export const s = sql;",
  'app/features/accounts/password/queries/find.server.ts': "export { s as f } from '../password-store.server.ts';",
  'app/features/accounts/accounts.api.server.ts': 'export const api = 1;',
  'app/features/accounts/queries/list.server.ts': "export { s as l } from '../accounts-store.server.ts';",
  'app/features/bookings/queries/lawful.server.ts':
    "import { l } from '#app/features/accounts/queries/list.server.ts';",
  'app/features/bookings/cancel/lawful.server.ts':
    "import { f } from '#app/features/accounts/password/queries/find.server.ts';",
  'app/features/bookings/components/lawful.tsx':
    "import type { l } from '#app/features/accounts/queries/list.server.ts';",
  'app/routes/client/lawful.tsx': "import { l } from '#app/features/accounts/queries/list.server.ts';",
  'app/platform/limits.ts': 'export const limits = 1;',
  'app/lib/n.ts': "import { m } from './m.ts'; export const n = m;",
  'app/platform/tracing/trace-recorder.server.ts': 'export const recorder = 1;',
  'app/platform/lawful.server.ts': "export const load = () => import('./tracing/trace-recorder.server.ts');",
  'sandbox/sandbox.ts': 'export const s = 1;',
  'tests/factory.ts': 'export const t = 1;',
};

test('every import rule fails on a planted violation, and lawful imports pass', async () => {
  const project = await plantProject({ ...lawful, ...Object.fromEntries(Object.values(violations)) });
  onTestFinished(project.remove);
  const { summary } = await cruise(project.folder, ['app', 'sandbox', 'tests']);
  const found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  for (const [rule, [file]] of Object.entries(violations)) expect(found).toContain(`${rule}: ${file}`);
  expect(found.filter((line) => line.includes('lawful'))).toEqual([]);
});

test('every rule has its planted violation', async () => {
  const configurationFile = path.resolve('.dependency-cruiser.mjs');
  const { default: configuration } = (await import(configurationFile)) as { default: Configuration };
  const rules = configuration.forbidden.map(({ name }) => name).filter((name) => !name.startsWith('room-order-'));
  const planted = Object.keys(violations).filter((name) => !name.startsWith('room-order-'));
  expect(planted.toSorted()).toEqual(rules.toSorted());
  expect(configuration.forbidden).toHaveLength(rules.length + rooms.length - 1);
});

async function cruise(folder: string, entries: string[]): Promise<Report> {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)('node_modules/.bin/depcruise', [...options, ...entries], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed: { stdout: string }) => failed);
  return JSON.parse(stdout) as Report;
}
