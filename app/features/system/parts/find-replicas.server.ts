import { replicaStates } from '#app/platform/database/replicas/read-only.server.ts';
import type { ReplicaState } from '#app/platform/database/replicas/replica-set.server.ts';
import { fails, unused, works, type Finding } from '../finding.ts';

/** Tells of each replica how far behind it is, or why it is left out. */
export function findReplicas(): Promise<Finding> {
  return Promise.resolve(toFinding(replicaStates()));
}

function toFinding(states: readonly ReplicaState[]): Finding {
  if (states.length === 0) return unused('the primary answers every read (DATABASE_REPLICA_URLS)');
  const text = states.map(describe).join('; ');
  return states.every(({ leftOut }) => leftOut === null)
    ? works(text)
    : fails(`${text}. The primary is read in its place`);
}

function describe({ name, lagSeconds, leftOut }: ReplicaState): string {
  if (leftOut !== null) return `${name} is left out: ${leftOut}`;
  return lagSeconds ? `${name}, at most ${Math.ceil(lagSeconds)} s behind` : `${name} has everything`;
}
