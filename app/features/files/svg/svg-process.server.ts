import type Sharp from 'sharp';

/** What a process is to draw; `memory` in bytes, `pixels` of the picture as it was made. */
export type SvgQuestion = {
  /** The file of the library; the process cannot resolve it, because its code has no location. */
  library: string;
  file: string;
  drawing: string;
  pixels: number;
  longestSide: number;
  memory: number;
  milliseconds: number;
  /** Milliseconds of a processor. */
  processor: number;
};

/**
 * Draws an SVG as a PNG, and ends with an error if it can't. It runs in a process created from its own source text
 * (draw-svg.server.ts), so that the build, `npm run dev` and the tests need no file for it; therefore it may not use
 * anything outside itself. The library draws in another thread: this one stays free to watch memory, time and the processor.
 */
export function svgProcess(): void {
  const question = JSON.parse(process.argv[1] ?? '') as SvgQuestion;
  const sharp = process.getBuiltinModule('node:module').createRequire(question.library)(
    question.library,
  ) as typeof Sharp;
  const watch = setInterval(endIfTooMuch, 20);
  sharp.concurrency(1);
  draw().then(
    () => clearInterval(watch),
    () => process.exit(1),
  );

  /** Nothing else ends a drawing; the time also counts here, in case our process is gone. */
  function endIfTooMuch(): void {
    const { user, system } = process.cpuUsage();
    const isOver =
      process.memoryUsage.rss() > question.memory ||
      (user + system) / 1_000 > question.processor ||
      performance.now() > question.milliseconds;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }

  /** Given its bytes rather than its path, the library finds no other files for it. */
  function draw(): Promise<unknown> {
    const bytes = process.getBuiltinModule('node:fs').readFileSync(question.file);
    const side = question.longestSide;
    return sharp(bytes, { limitInputPixels: question.pixels, failOn: 'error' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 3 })
      .toFile(question.drawing);
  }
}
