import * as z from 'zod/mini';
import { monthAt, monthAway, spanOfMonth, type Span } from './month-spans.ts';
import type { historyPaymentAnswer, paymentHistoryAnswer } from './answers/earnings.server.ts';

/** A payment for a visit, as its professional sees it. Dollars with two decimals, instants ISO 8601. */
export type HistoryPayment = z.infer<typeof historyPaymentAnswer>;

/** One page of payments. `total` counts up to 1,000; `total_capped` says that there are more. */
export type PaymentHistory = z.infer<typeof paymentHistoryAnswer>;

/** The history's filters with their labels, the default first. */
export const historyStatuses = {
  all: 'All statuses',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
export const historyPeriods = {
  all: 'All time',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;

export const historyLimits = { shown: 25, most: 100, searchMaximum: 100, countMaximum: 1_000 } as const;

/** The query of the page's URL or an API call, parsed leniently: unknown values are ignored. */
export const historyQuery = z.object({
  status: z.optional(z.string()),
  period: z.optional(z.string()),
  q: z.optional(z.string()),
  cursor: z.optional(z.string()),
  limit: z.optional(z.string()),
});

export type HistoryFilter = {
  status: keyof typeof historyStatuses;
  period: keyof typeof historyPeriods;
  search: string;
};
export type HistoryRequest = HistoryFilter & { cursor: string | undefined; limit: number };

export function historyRequest(query: z.output<typeof historyQuery>): HistoryRequest {
  const limit = Number(query.limit);
  return {
    status: knownOr(historyStatuses, query.status, 'all'),
    period: knownOr(historyPeriods, query.period, 'all'),
    search: (query.q ?? '').replaceAll('\0', '').trim().slice(0, historyLimits.searchMaximum),
    cursor: query.cursor,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, historyLimits.most) : historyLimits.shown,
  };
}

/** Returns the span of a period at an instant in a time zone; undefined is all time. */
export function spanOfPeriod(period: HistoryFilter['period'], now: Date, zone: string): Span | undefined {
  if (period === 'all') return undefined;
  const month = monthAt(now, zone);
  if (period === 'this-month') return spanOfMonth(month, zone);
  if (period === 'last-month') return spanOfMonth(monthAway(month, -1), zone);
  const year = Number(month.slice(0, 4)) - (period === 'last-year' ? 1 : 0);
  return { from: spanOfMonth(`${year}-01`, zone).from, until: spanOfMonth(`${year}-12`, zone).until };
}

/** Returns the query string of a filter, "?status=completed&period=this-month", without defaults. */
export function historySearch({ status, period, search }: HistoryFilter, cursor?: string): string {
  const said: [string, string, string][] = [
    ['status', status, 'all'],
    ['period', period, 'all'],
    ['q', search, ''],
    ['cursor', cursor ?? '', ''],
  ];
  const query = new URLSearchParams(said.flatMap(([name, value, unsaid]) => (value === unsaid ? [] : [[name, value]])));
  return query.size > 0 ? `?${query}` : '';
}

function knownOr<Name extends string>(
  choices: Readonly<Record<Name, string>>,
  name: string | undefined,
  otherwise: Name,
): Name {
  return name !== undefined && Object.hasOwn(choices, name) ? (name as Name) : otherwise;
}
