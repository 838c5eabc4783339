import type { Insertable } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { visitStepsStore } from '../visit-steps-store.server.ts';
import type { VisitStepsTable } from '../visit-steps-tables.server.ts';

/** Records a press or its undoing, in the transaction of the caller, who has locked the booking and checked it. */
export function recordVisitStep(trx: Transaction, row: Insertable<VisitStepsTable>): Promise<void> {
  return visitStepsStore.insert(trx, row);
}
