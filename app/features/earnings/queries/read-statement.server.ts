import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isPlainMonth } from '#app/lib/dates/plain-date.ts';
import { displayName } from '#app/features/site-navigation/display-name.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { earningsErrors } from '../earnings.errors.ts';
import { earningsStore, type PaymentRow } from '../earnings-store.server.ts';
import { spanOfMonth } from '../month-spans.ts';
import { statementLine, type StatementLine } from '../statement.ts';
import { findEarner } from './find-earner.server.ts';
import { clientNameOf } from './list-payment-history.server.ts';
import { listStatementMonths } from './list-statement-months.server.ts';

/** A professional's monthly statement, earliest visit first. */
export type Statement = { month: string; timeZone: string; professional: string; lines: StatementLine[] };

const batch = 500;

/**
 * Reads a professional's statement of a month.
 * @throws AppError earnings_no_professional; statement_not_found for an invalid month, or one before the first visit
 * or after the current month
 */
export async function readStatement(
  viewer: Pick<Viewer, 'id' | 'email' | 'profile'>,
  month: string,
  now: Date,
): Promise<Statement> {
  const owner = await findEarner(viewer.id);
  if (!isPlainMonth(month) || !(await listStatementMonths(owner, now)).includes(month))
    throw new AppError(earningsErrors.statement_not_found);
  const rows = await allPayments(owner.id, spanOfMonth(month, owner.time_zone));
  return {
    month,
    timeZone: owner.time_zone,
    professional: displayName({ ...viewer.profile, email: viewer.email }),
    lines: rows
      .reverse()
      .map((row) => statementLine({ ...row, client_name: clientNameOf(row), status: row.status ?? 'cancelled' })),
  };
}

async function allPayments(professionalId: string, span: { from: Date; until: Date }): Promise<PaymentRow[]> {
  const all: PaymentRow[] = [];
  for (let after: PaymentRow | undefined; ; after = all.at(-1)) {
    const rows = await earningsStore.listPayments(database(), { professionalId, span }, after, batch);
    all.push(...rows);
    if (rows.length < batch) return all;
  }
}
