import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this id exists, whoever owns it; a zombie that is not reaped yet does not count. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    // The state follows the command name, which is in parentheses and may contain anything: proc_pid_stat(5).
    return /^.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process is this program working in this folder: ids alone are reused after a while. */
export function isSameProcess(pid: number, program: string, folder: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(program) && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.status === 0 && listed.stdout.includes(program) && listed.stdout.includes(folder);
  }
}
