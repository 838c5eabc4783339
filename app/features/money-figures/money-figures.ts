/** A named amount: its one name, where it is shown, and its definition. */
export type MoneyFigure = { name: string; where: string; definition: string };

/**
 * Every amount that a page, list, file or mail shows by name. Pages take the name from here; docs/money-figures.md
 * has the same table, and a property test compares what the pages show with each other and with the ledger.
 */
export const moneyFigures = {
  totalSpent: {
    name: 'Total spent',
    where: "Client's page, professional's clients",
    definition:
      'The amounts of all bookings that are not cancelled, paid or not (OPEN-38). Paid - Cancellation fees + Refunded + To pay. For a professional, of the bookings with them.',
  },
  paid: {
    name: 'Paid',
    where: "Client's page, receipt (You paid)",
    definition: 'What the client paid, less what went back or is promised. Fees of late cancellations are part of it.',
  },
  toPay: { name: 'To pay', where: "Client's page", definition: 'The amounts of pending bookings.' },
  refunded: {
    name: 'Refunded',
    where: "Client's page, receipt, payments, statement, calendar, admin lists",
    definition:
      'What went back of a payment or is promised, whoever asked for it; a refund that failed is none. On the client’s page, of visits that stand.',
  },
  cancellationFees: {
    name: 'Cancellation fees',
    where: "Client's page",
    definition: 'What was kept of bookings that the client cancelled late, deleted ones too.',
  },
  upcoming: {
    name: 'Upcoming',
    where: "Client's page",
    definition: 'The amounts of bookings that lie ahead and are not cancelled. Part of Total spent.',
  },
  totalRevenue: {
    name: 'Total Revenue',
    where: 'Overview, payments (professional)',
    definition:
      'The amounts of visits before the fee and before refunds: of completed ones on the overview, of completed and confirmed ones on the payments page (OPEN-39). Each page says the part that the other has or lacks.',
  },
  thisMonth: {
    name: 'This Month',
    where: 'Payments',
    definition: 'Total Revenue of the payments page, of visits in the present month.',
  },
  amount: {
    name: 'Amount',
    where: 'Payments, CSV, admin lists',
    definition:
      'What the client paid for a visit, before refunds. On a statement: Paid, and Clients paid for their sum.',
  },
  doorstepFee: {
    name: 'Doorstep fee',
    where: 'Payments CSV, statement, calendar, mails',
    definition:
      'The commission on what was not refunded, at the percentage of the booking, rounded half up to the cent.',
  },
  yourShare: {
    name: 'Your share',
    where: 'Payments, CSV, statement, calendar, mails',
    definition:
      'What was not refunded, less the Doorstep fee. Once there is a transfer: what the transfer brings, less what is taken back of it.',
  },
  transferred: {
    name: 'Transferred',
    where: 'Statement',
    definition: 'Of Your share, what has left for the connected account.',
  },
  onItsWay: { name: 'On its way', where: 'Payments', definition: 'Transfers that are made and have not left.' },
  expected: {
    name: 'After confirmed visits',
    where: 'Payments',
    definition: 'Your share of visits that are paid and not completed.',
  },
  available: {
    name: 'Available',
    where: 'Payments, At Stripe',
    definition: 'What the connected account can pay out, as Stripe says it.',
  },
  availableSoon: {
    name: 'Available soon',
    where: 'Payments, At Stripe',
    definition: 'What has reached the connected account and cannot be paid out yet, as Stripe says it.',
  },
  moneyIn: {
    name: 'Money in',
    where: 'Admin overview, money',
    definition: 'What clients paid, before refunds. Refunds + Transfers + Commission + Held.',
  },
  refunds: {
    name: 'Refunds',
    where: 'Admin overview, money',
    definition: 'What went back to clients, less what did not arrive and came back.',
  },
  transfers: {
    name: 'Transfers',
    where: 'Admin overview, money',
    definition: 'What left for professionals, less what was taken back.',
  },
  commission: {
    name: 'Commission',
    where: 'Admin overview, money',
    definition: 'What the platform keeps of what was transferred, less what it returned.',
  },
  held: {
    name: 'Held',
    where: 'Money',
    definition: 'What came in and has not left: for visits ahead, for transfers and refunds under way.',
  },
} as const satisfies Record<string, MoneyFigure>;

/** Returns the Markdown table of docs/money-figures.md. */
export function moneyFigureTable(): string {
  const rows = Object.values(moneyFigures).map(
    ({ name, where, definition }) => `| ${name} | ${where} | ${definition} |`,
  );
  return ['| name | where | what it is |', '|---|---|---|', ...rows].join('\n');
}
