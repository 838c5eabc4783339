import { spawn } from 'node:child_process';
import path from 'node:path';

interface RunOptions {
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** The folder that it runs in, if not this process's. */
  cwd?: string;
  /** Shows the output as it comes instead of collecting it. */
  show?: boolean;
}

interface Finished {
  exitCode: number;
  stdout: string;
  /** Standard output and standard error, in order. */
  output: string;
}

/** Runs a program until it exits; if it cannot be started or is killed, the exit code is 1. */
export function runProgram(command: string, parameters: string[], options: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    });
    let stdout = '';
    let output = '';
    child.stdout?.on('data', (chunk) => {
      stdout += String(chunk);
      output += String(chunk);
    });
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ exitCode: 1, stdout, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, stdout, output }));
  });
}

/** Returns the path of an npm package's executable. */
export function packagedProgram(name: string): string {
  return path.resolve('node_modules', '.bin', name);
}
