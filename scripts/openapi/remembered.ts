import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'node_modules/.cache/doorstep';

/**
 * Returns the cached result of `compute`, recomputed only if a source of the product, this folder or a package has
 * changed, because resolving types takes ten seconds.
 */
export function remembered<Answer>(name: string, compute: () => Answer): Answer {
  const file = path.join(folder, `${name}-${hashOfSources()}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Answer;
  } catch {
    const answer = compute();
    for (const former of globSync(`${folder}/${name}-*.json`)) rmSync(former);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
    return answer;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync([
    '{app,db,sandbox}/**/*.{ts,tsx}',
    'scripts/openapi/*.ts',
    'tsconfig.json',
    'package-lock.json',
  ]);
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
