/**
 * A fault injected into an API call:
 * - `status`: answers with that error and does nothing; `stored` stores it under the idempotency key, as Stripe does
 * once the endpoint has begun its work;
 * - `reset`: breaks the connection before anything is done;
 * - `reset_after`, `timeout_after`: does the work, then breaks the connection or never answers;
 * - `delay`: answers correctly after `delayMs`, holding the idempotency key meanwhile;
 * - `hold`: the same, but answers when the held calls are released, so that a test can wait for a state instead.
 */
export type Fault =
  | { kind: 'status'; status: 400 | 402 | 409 | 429 | 500 | 503; stored?: boolean | undefined }
  | { kind: 'reset' | 'reset_after' | 'timeout_after' | 'hold' }
  | { kind: 'delay'; delayMs: number };

/** A fault for the next `count` calls with a matching method and path. */
export type PlannedFault = {
  fault: Fault;
  count: number;
  method?: string | undefined;
  /** A path prefix, e.g. /v1/refunds. */
  path?: string | undefined;
};

/** The faults planned by tests, used up in the order in which they were planned. */
export class FaultPlan {
  planned: PlannedFault[] = [];
  #held: (() => void)[] = [];

  /** Returns the fault for this call, if any, and counts it as used. */
  take(method: string, path: string): Fault | null {
    const plan = this.planned.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method === method) && path.startsWith(candidate.path ?? '/v1/'),
    );
    if (!plan) return null;
    plan.count -= 1;
    if (plan.count <= 0) this.planned = this.planned.filter((other) => other !== plan);
    return plan.fault;
  }

  /** Resolves when held calls are released. */
  untilReleased(): Promise<void> {
    return new Promise((resolve) => this.#held.push(resolve));
  }

  release(): void {
    for (const resolve of this.#held.splice(0)) resolve();
  }

  /** Forgets the planned faults and releases held calls. */
  clear(): void {
    this.planned = [];
    this.release();
  }
}
