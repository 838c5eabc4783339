import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { podman, runWords } from './podman.ts';

const startLimitMilliseconds = 60_000;

export interface Ended {
  exitCode: number;
  output: string;
}

/** A container of the image. Only one runs at a time, as all have the same name and /data. */
export class RunningImage {
  readonly ended: Promise<Ended>;
  private readonly name: string;
  private output = '';
  private hasEnded = false;

  constructor(name: string, environment: Record<string, string>, words: readonly string[]) {
    this.name = name;
    const child = spawn('podman', [...runWords(name, environment), name, ...words], { stdio: 'pipe' });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        this.output += String(chunk);
      });
    this.ended = once(child, 'close').then(([code]) => {
      this.hasEnded = true;
      return { exitCode: Number(code), output: this.output };
    });
  }

  /**
   * Resolves when it says that it is ready.
   * @throws Error if it ends before, or takes more than a minute
   */
  async becomesReady(readyUrl: string): Promise<void> {
    const deadline = Date.now() + startLimitMilliseconds;
    while (!(await fetch(readyUrl).catch(() => undefined))?.ok) {
      if (this.hasEnded || Date.now() > deadline) throw new Error(`The image did not get ready:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Runs a program beside the product, and resolves to what it printed. */
  execute(...words: string[]): Promise<string> {
    return podman('exec', this.name, ...words);
  }

  /** Runs the image's own health check. */
  async isHealthy(): Promise<boolean> {
    return podman('healthcheck', 'run', this.name).then(
      () => true,
      () => false,
    );
  }

  async terminate(): Promise<Ended> {
    await podman('kill', '--signal=TERM', this.name);
    return this.ended;
  }

  /** Ends it however it is, so that nothing stays behind. */
  async remove(): Promise<void> {
    await podman('rm', '--force', '--ignore', '--volumes', this.name);
    await this.ended;
  }
}
