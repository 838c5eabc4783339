/**
 * What goes wrong with an API call on request:
 * - `status`: answers with that error and does nothing; `stored` keeps it under the idempotency key, as Stripe
 *   does when the endpoint had begun its work;
 * - `reset`: the connection breaks before anything is done;
 * - `reset_after`, `timeout_after`: the work is done, then the connection breaks or no answer ever comes;
 * - `delay`: answered rightly after `delayMs`, holding the idempotency key meanwhile.
 */
export type Fault =
  | { kind: 'status'; status: 400 | 402 | 409 | 429 | 500 | 503; stored?: boolean | undefined }
  | { kind: 'reset' | 'reset_after' | 'timeout_after' }
  | { kind: 'delay'; delayMs: number };

/** A fault for the next `count` calls whose method and path match. */
export type PlannedFault = {
  fault: Fault;
  count: number;
  method?: string | undefined;
  /** The beginning of the path, e.g. /v1/refunds. */
  path?: string | undefined;
};

/** The faults that tests have asked for, used up in the order in which they were planned. */
export class FaultPlan {
  planned: PlannedFault[] = [];

  /** The fault for this call, if any; counts it as used. */
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
}
