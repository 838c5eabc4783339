import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { inTurn } from '../turns/in-turn.server.ts';
import { svgProcess, type SvgQuestion } from './svg-process.server.ts';

const library = createRequire(import.meta.url).resolve('sharp');

/** Limits on drawing an SVG: milliseconds, those of a processor, and bytes of memory of the process that draws it. */
export type SvgLimits = { milliseconds: number; processor: number; memory: number };

/**
 * Draws an SVG as a PNG beside it. An SVG is a program: a kilobyte can take hours, and the library looks at its own
 * time limit only when it is done. So a process of its own draws it, used only once and killed at the limits
 * (docs/decisions/159-svg-in-a-process-of-its-own.md).
 * @returns the path of the PNG
 * @throws AppError unreadable_picture, documents_busy
 */
export function drawSvg(
  file: string,
  owner: string,
  { milliseconds, processor, memory }: SvgLimits = fileLimits.svg,
): Promise<string> {
  const drawing = `${file}.png`;
  const { pixels, svg } = fileLimits;
  const question = { library, file, drawing, pixels, longestSide: svg.longestSide, memory, milliseconds, processor };
  return inTurn('svg', owner, async () => {
    await ask(question);
    return drawing;
  });
}

function ask(question: SvgQuestion): Promise<void> {
  const drawer = spawn(process.execPath, ['--eval', `(${svgProcess.toString()})()`, JSON.stringify(question)], {
    // Our secrets are none of its business.
    env: {},
    stdio: 'ignore',
    timeout: question.milliseconds,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    drawer.once('error', reject);
    drawer.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new AppError(fileErrors.unreadable_picture, { cause: `The drawing ended with ${signal ?? code}` }));
    });
  });
}
