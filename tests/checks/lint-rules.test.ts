import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { plantProject } from '#tests/support/repository/planted-project.ts';

const violations: Record<string, [rule: string, text: string]> = {
  'app/lib/any.ts': ['typescript(no-explicit-any)', 'export const a: any = 1;\n'],
  'app/lib/ignored.ts': ['typescript(ban-ts-comment)', '// @ts-ignore\nexport const i: string = 1;\n'],
  'app/lib/asserted.ts': [
    'typescript(no-non-null-assertion)',
    'export const f = (list: string[]): string => list[0]!;\n',
  ],
  'app/ui/default-export.tsx': ['import(no-default-export)', 'export default function Button() {\n  return null;\n}\n'],
  'app/lib/long.ts': ['eslint(max-lines)', '// A line.\n'.repeat(251)],
  'app/lib/unfinished.ts': ['eslint(no-warning-comments)', `// ${'TO'}${'DO'}: later\nexport const u = 1;\n`],
  'app/lib/ShoutingName.ts': ['unicorn(filename-case)', 'export const s = 1;\n'],
};

test('every lint rule of the house fails on a planted violation', async () => {
  const texts = Object.entries(violations).map(([file, [, text]]) => [file, text]);
  const project = await plantProject(Object.fromEntries(texts));
  onTestFinished(project.remove);
  const { stdout } = await promisify(execFile)('node_modules/.bin/oxlint', ['--format', 'json'], {
    cwd: project.folder,
  }).catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
  for (const [file, [rule]] of Object.entries(violations)) expect(found).toContain(`${file}: ${rule}`);
});

test('a default export is lawful in a route', async () => {
  const project = await plantProject({
    'app/routes/home.tsx': 'export default function Home() {\n  return null;\n}\n',
  });
  onTestFinished(project.remove);
  const { stdout } = await promisify(execFile)('node_modules/.bin/oxlint', ['--format', 'json'], {
    cwd: project.folder,
  });
  expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [], number_of_files: expect.any(Number) });
});
