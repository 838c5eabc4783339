/** How much is done at once, and who may wait for it; `longestWait` in milliseconds. */
export type TurnLimits = { atOnce: number; waiting: number; waitingOfOwner: number; longestWait: number };

type Waiting = { owner: string; start: () => void };

/** Thrown to who waited too long, or found too many waiting. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/**
 * Lets work begin when it is its owner's turn. Each owner has one piece at work at most and goes behind all others
 * when it is done, so that nobody waits longer for one owner's work than a piece of it takes, however much of it
 * there is.
 */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly working = new Set<string>();
  private waiting: Waiting[] = [];

  constructor(limits: TurnLimits) {
    this.limits = limits;
  }

  /** @throws NoTurn before the work has begun */
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
