import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const checked = ['.dependency-cruiser.mjs', '.oxlintrc.json', 'scripts/rooms.ts', 'tsconfig.json', 'package.json'];

/** A small project under this repository's own rules, with files planted by a test. */
export interface PlantedProject {
  folder: string;
  remove: () => Promise<void>;
}

export async function plantProject(files: Record<string, string>): Promise<PlantedProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-planted-'));
  for (const file of checked) await cp(file, path.join(folder, file));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
