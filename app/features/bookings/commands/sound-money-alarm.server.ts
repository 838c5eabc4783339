import { log } from '#app/platform/log/log.server.ts';
import { checkMoney } from '../queries/check-money.server.ts';

/** The job that watches the ledger: a line of level error for operators when a cent is not accounted for. */
export async function soundMoneyAlarm(): Promise<void> {
  const { wrong, differences } = await checkMoney();
  if (wrong > 0) log.error({ wrong, differences: differences.slice(0, 10) }, 'the ledger does not balance');
}
