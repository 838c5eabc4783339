import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface ScriptOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run backup` or `npm run restore` on a DATA_DIR; the caller checks how it ends. */
export async function runDataScript(
  name: 'backup' | 'restore',
  folder: string,
  dataDir: string,
): Promise<ScriptOutcome> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, ['app/server.ts', name, folder], { env })) };
  } catch (error) {
    return error as ScriptOutcome;
  }
}

/** Runs a data script that must succeed. */
export async function completeDataScript(name: 'backup' | 'restore', folder: string, dataDir: string): Promise<void> {
  const { code, stderr } = await runDataScript(name, folder, dataDir);
  if (code !== 0) throw new Error(stderr);
}
