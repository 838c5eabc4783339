import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { lastMoneyCheckAnswer, moneyOverviewAnswer } from './answers/money.server.ts';
import { runMoneyCheck } from './commands/run-money-check.server.ts';
import { readMoney } from './queries/read-money.server.ts';

/** The API of the money checks, for administrators. */
export const moneyChecksApi = apiRouter()
  .get(
    '/admin/money',
    adminOnly,
    operation({
      summary: 'Where all money is, and whether the ledger balances',
      tags: ['Administration'],
      answers: { 200: moneyOverviewAnswer },
    }),
    async (context) => context.json(await readMoney()),
  )
  .post(
    '/admin/money/check',
    adminOnly,
    operation({
      summary: 'Hold all money against the ledger now',
      tags: ['Administration'],
      answers: { 200: lastMoneyCheckAnswer },
    }),
    async (context) => context.json(await runMoneyCheck()),
  );
