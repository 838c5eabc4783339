import { lockSubject, type Transaction } from '#app/platform/database/database.server.ts';

/** Serializes changes to a portfolio's order, however many tabs they come from. */
export function lockPortfolio(trx: Transaction, professionalId: string): Promise<void> {
  return lockSubject(trx, `portfolio ${professionalId}`);
}
