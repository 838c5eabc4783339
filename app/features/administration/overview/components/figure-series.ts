import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { statusLabel } from '#app/features/visits/status-tone.ts';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { formatDollarSum } from '#app/lib/money.ts';
import type { MoneyMoved, OverviewFigures } from '../admin-overview.ts';

/** A data series of a chart. */
export type Series = {
  id: string;
  name: string;
  /** The class that colors it. */
  tone: string;
  amountOf: (figures: OverviewFigures) => number;
  textOf: (figures: OverviewFigures) => string;
};

const ofStatus = (status: BookingStatus, tone: string): Series => ({
  id: status,
  name: statusLabel(status),
  tone,
  amountOf: ({ bookings }) => bookings[status],
  textOf: ({ bookings }) => bookings[status].toLocaleString('en-US'),
});

const ofMoney = (id: keyof MoneyMoved, name: string, tone: string): Series => ({
  id,
  name,
  tone,
  amountOf: ({ money }) => Number(money[id]),
  textOf: ({ money }) => formatDollarSum(money[id]),
});

/** Stacked from the bottom up. */
export const bookingSeries: readonly Series[] = [
  ofStatus('completed', 'chart-info'),
  ofStatus('confirmed', 'chart-success'),
  ofStatus('pending', 'chart-sun'),
  ofStatus('cancelled', 'chart-danger'),
];

export const grossSeries: readonly Series[] = [ofMoney('gross', moneyFigures.moneyIn.name, 'chart-main')];

export const leavingSeries: readonly Series[] = [
  ofMoney('net', moneyFigures.transfers.name, 'chart-success'),
  ofMoney('commission', moneyFigures.commission.name, 'chart-sun'),
  ofMoney('refunds', moneyFigures.refunds.name, 'chart-danger'),
];
