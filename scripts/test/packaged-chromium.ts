import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProgram } from './run-program.ts';

export interface Chromium {
  executable: string;
  /** Environment variables to add. */
  env: Record<string, string>;
}

/**
 * Unpacks the Chromium of @sparticuz/chromium, once, and returns the ways to start it: with this system's libraries,
 * or with the bundled ones of Amazon Linux.
 */
export async function packagedChromiums(): Promise<Chromium[]> {
  const folder = await unpackOnce(path.resolve('node_modules', '.cache', `chromium-${process.getuid?.() ?? 'user'}`));
  const executable = path.join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return [
    { executable, env: fonts },
    { executable, env: { ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } },
  ];
}

/** The package unpacks into the system's temporary folder, so it runs in a process with a different one. */
async function unpackOnce(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  const archives = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const program = `
    import chromium, { inflate } from '@sparticuz/chromium';
    await chromium.executablePath();
    await inflate(${JSON.stringify(path.join(archives, 'al2023.tar.br'))});`;
  const parameters = ['--input-type=module', '--eval', program];
  const { exitCode, output } = await runProgram(process.execPath, parameters, { env: { TMPDIR: unfinished } });
  if (exitCode !== 0) throw new Error(`The packaged Chromium could not be unpacked:\n${output}`);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}
