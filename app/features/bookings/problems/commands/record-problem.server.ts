import type { Transaction } from '#app/platform/database/database.server.ts';
import { problemsStore, type NewProblem, type Settlement } from '../problems-store.server.ts';

/** Records a report, in the transaction of the caller, who checks it. @returns the id, or undefined if there is one */
export function recordProblem(trx: Transaction, report: NewProblem): Promise<string | undefined> {
  return problemsStore.insert(trx, report);
}

/** Saves what the professional says about the open report. */
export function recordProblemAnswer(trx: Transaction, bookingId: string, answer: string, at: Date): Promise<void> {
  return problemsStore.saveAnswer(trx, bookingId, answer, at);
}

/** Removes the open report of a booking. @returns whether there was one */
export function removeOpenProblem(trx: Transaction, bookingId: string): Promise<boolean> {
  return problemsStore.removeOpen(trx, bookingId);
}

/** Settles the open report of a booking. @returns whether there was one */
export function recordSettlement(trx: Transaction, bookingId: string, settlement: Settlement): Promise<boolean> {
  return problemsStore.settle(trx, bookingId, settlement);
}
