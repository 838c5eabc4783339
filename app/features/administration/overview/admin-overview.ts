import type * as z from 'zod/mini';
import type {
  moneyMovedAnswer,
  overviewFiguresAnswer,
  conversionAnswer,
  attentionAnswer,
  adminOverviewAnswer,
} from './answers/overview.server.ts';

/**
 * The admin overview of the marketplace. Amounts are dollars with two decimals, instants ISO 8601, dates in the
 * platform's time zone.
 */
export type AdminOverview = z.infer<typeof adminOverviewAnswer>;

export type OverviewFigures = z.infer<typeof overviewFiguresAnswer>;

/** What the ledger recorded in that time; negative if more was reversed than moved. */
export type MoneyMoved = z.infer<typeof moneyMovedAnswer>;

/** Outcomes of the requests in the whole range. */
export type Conversion = z.infer<typeof conversionAnswer>;

/** What currently needs attention, regardless of the range. */
export type Attention = z.infer<typeof attentionAnswer>;
