/** Limits on concurrent and waiting work; `longestWait` in milliseconds. */
export type TurnLimits = { atOnce: number; waiting: number; waitingOfOwner: number; longestWait: number };

type Waiting = { owner: string; start: () => void };

/** Thrown if the wait was too long or too many were waiting. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/**
 * Runs work in turns. Each owner has at most one piece in progress and goes to the end of the line when it is done,
 * so that no one waits longer for another owner than one piece takes, however much that owner has queued.
 */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly working = new Set<string>();
  private waiting: Waiting[] = [];

  constructor(limits: TurnLimits) {
    this.limits = limits;
  }

  /** @throws NoTurn before the work has started */
  async take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    await this.turnOf(owner);
    try {
      return await work();
    } finally {
      this.working.delete(owner);
      this.waiting = [
        ...this.waiting.filter((other) => other.owner !== owner),
        ...this.waiting.filter((other) => other.owner === owner),
      ];
      this.startNext();
    }
  }

  private turnOf(owner: string): Promise<void> {
    const { waiting, waitingOfOwner, longestWait } = this.limits;
    const ofOwner = this.waiting.filter((other) => other.owner === owner).length;
    if (this.waiting.length >= waiting || ofOwner >= waitingOfOwner)
      return Promise.reject(new NoTurn('Too many wait already'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((other) => other !== entry);
        reject(new NoTurn(`No turn came within ${longestWait} ms`));
      }, longestWait);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const entry = { owner, start };
      this.waiting.push(entry);
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.working.size >= this.limits.atOnce) return;
    const next = this.waiting.find(({ owner }) => !this.working.has(owner));
    if (!next) return;
    this.waiting = this.waiting.filter((other) => other !== next);
    this.working.add(next.owner);
    next.start();
  }
}
