import { lockSubject, type Transaction } from '#app/platform/database/database.server.ts';

/** One change of a portfolio's order follows the other, from however many tabs they come. */
export function lockPortfolio(trx: Transaction, professionalId: string): Promise<void> {
  return lockSubject(trx, `portfolio ${professionalId}`);
}
