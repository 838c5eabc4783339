import type { Queue } from './job.server.ts';

type Gathered = Pick<Queue<object>, 'name' | 'gatherMilliseconds' | 'firstAtOnce'>;

/** The queues whose jobs gather now, and whether one has come that is not fetched yet. */
const gathering = new Map<string, { hasJob: boolean }>();

/** Wakes a queue for a new job: at once, or when those that come within its time can be fetched with it. */
export function gatherJob(queue: Gathered, wake: (name: string) => void): void {
  const { name, gatherMilliseconds, firstAtOnce } = queue;
  const current = gathering.get(name);
  if (current) {
    current.hasJob = true;
    return;
  }
  const isWokenNow = gatherMilliseconds === 0 || firstAtOnce;
  if (isWokenNow) wake(name);
  if (gatherMilliseconds > 0) gather(queue, { hasJob: !isWokenNow }, wake);
}

function gather(queue: Gathered, gathered: { hasJob: boolean }, wake: (name: string) => void): void {
  const { name, gatherMilliseconds, firstAtOnce } = queue;
  gathering.set(name, gathered);
  setTimeout(() => {
    gathering.delete(name);
    if (!gathered.hasJob) return;
    wake(name);
    // What comes now follows those that are being fetched.
    if (firstAtOnce) gather(queue, { hasJob: false }, wake);
  }, gatherMilliseconds).unref();
}
