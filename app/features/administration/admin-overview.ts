import type * as z from 'zod/mini';
import type {
  moneyMovedAnswer,
  overviewFiguresAnswer,
  conversionAnswer,
  attentionAnswer,
  adminOverviewAnswer,
} from './answers/overview.server.ts';

/**
 * The marketplace at a glance, for admins. Amounts are dollars with two decimals, instants ISO 8601, dates those of
 * the platform's zone.
 */
export type AdminOverview = z.infer<typeof adminOverviewAnswer>;

export type OverviewFigures = z.infer<typeof overviewFiguresAnswer>;

/** What the ledger entered in that time; below 0 where more was taken back than given. */
export type MoneyMoved = z.infer<typeof moneyMovedAnswer>;

/** What became of the requests of the whole range. */
export type Conversion = z.infer<typeof conversionAnswer>;

/** What waits for somebody, now, whatever the range. */
export type Attention = z.infer<typeof attentionAnswer>;
