import { setTimeout as wait } from 'node:timers/promises';
import { endOfTime, readLogPosition, type LogPosition } from './log-position.ts';
import type { Replica } from './replica.server.ts';

/** A replica further behind is left out. */
const lagMaximumMs = 5_000;
/** Between two looks at the primary and the replicas. */
const pauseMs = 1_000;
/** Positions of the primary that are remembered: a minute of them. */
const samplesMaximum = 60;

interface Sample {
  at: number;
  position: LogPosition;
}

export interface ReplicaState {
  name: string;
  /** How far behind it is at most, in seconds; null if that is more than a minute, or not known. */
  lagSeconds: number | null;
  /** Why it is left out; null if it is read from. */
  leftOut: string | null;
}

/**
 * The replicas of this process and how far they are. Lag is measured by the primary's positions of the last minute, so
 * no clock but ours counts, and an idle primary does not look like a replica that lags.
 */
export class ReplicaSet {
  readonly #replicas: readonly Replica[];
  readonly #readPosition: () => Promise<string>;
  readonly #stopped = new AbortController();
  #watching: Promise<void> | undefined;
  #samples: Sample[] = [];
  #turn = 0;
  /** What every read has to have seen, because caches were dropped for it; undefined until that is known. */
  #floor: LogPosition | undefined = 0n;
  #changes = 0;

  /** @param readPosition where the primary's log ends */
  constructor(replicas: readonly Replica[], readPosition: () => Promise<string>) {
    this.#replicas = replicas;
    this.#readPosition = readPosition;
  }

  /** Looks at all of them now, and from now on every second. */
  async watch(): Promise<void> {
    await this.look();
    this.#watching = (async () => {
      while (!this.#stopped.signal.aborted) {
        await wait(pauseMs, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
        if (!this.#stopped.signal.aborted) await this.look();
      }
    })();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#watching;
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  /** Asks the primary, then the replicas: one that has everything is never behind that way. */
  async look(): Promise<void> {
    const changes = this.#changes;
    const position = await this.readPosition();
    if (position !== undefined) {
      this.#samples = [...this.#samples.slice(1 - samplesMaximum), { at: performance.now(), position }];
      if (this.#floor === undefined && changes === this.#changes) this.#floor = position;
    }
    await Promise.all(this.#replicas.map((replica) => replica.ask()));
  }

  /** Where the primary's log ends; undefined if it does not answer, and the replicas then stand in for it. */
  async readPosition(): Promise<LogPosition | undefined> {
    return this.#readPosition().then(readLogPosition, () => undefined);
  }

  /**
   * Records that something cached has changed on the primary. Until it is known where in the log that was, everything
   * is read from the primary, so that nothing older is cached again.
   */
  async recordChange(): Promise<void> {
    this.#changes += 1;
    const changes = this.#changes;
    this.#floor = undefined;
    const position = await this.readPosition();
    if (changes === this.#changes && position !== undefined) this.#floor = position;
  }

  /** Chooses a replica, in turn, that has everything up to this position; undefined if only the primary has. */
  async choose(seen: LogPosition): Promise<Replica | undefined> {
    if (this.#floor === undefined || seen === endOfTime) return undefined;
    const needed = seen > this.#floor ? seen : this.#floor;
    const usable = this.#replicas.filter((replica) => this.#reasonAgainst(replica) === null);
    const [first] = usable.splice(this.#turn++ % Math.max(usable.length, 1), 1);
    const ready = [first, ...usable].find((replica) => replica !== undefined && replica.replayed >= needed);
    if (ready || !first) return ready;
    await first.ask();
    return first.failure === undefined && first.replayed >= needed ? first : undefined;
  }

  states(): ReplicaState[] {
    return this.#replicas.map((replica) => {
      const lag = this.#lagOf(replica);
      const isKnown = replica.failure === undefined && Number.isFinite(lag);
      return {
        name: replica.name,
        lagSeconds: isKnown ? lag / 1_000 : null,
        leftOut: this.#reasonAgainst(replica),
      };
    });
  }

  #reasonAgainst(replica: Replica): string | null {
    if (replica.failure !== undefined) return replica.failure;
    return this.#lagOf(replica) > lagMaximumMs ? `more than ${lagMaximumMs / 1_000} s behind` : null;
  }

  /** How far it is behind at most, in ms. What the primary wrote after its last answer is not known, nor counted. */
  #lagOf({ replayed }: Replica): number {
    const latest = this.#samples.at(-1);
    if (!latest || replayed >= latest.position) return 0;
    const reached = this.#samples.findLast(({ position }) => position <= replayed);
    return reached ? latest.at - reached.at : Infinity;
  }
}
