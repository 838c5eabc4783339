import { describe, expect, test } from 'vitest';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { readRepository } from '#tests/support/repository/repository-files.ts';

const code = (await readRepository(/\.(ts|tsx)$/)).filter(
  ({ path }) => /^(app|db|sandbox|scripts)\//.test(path) && !/\.test\.tsx?$/.test(path),
);
const schema = await readRepository(/^db\/migrations\/[^/]+\.sql$/);

describe('the time zone of the platform', () => {
  test('is named in one file', () => {
    const named = code.filter(({ text }) => new RegExp(`['"\`]${platformTimeZone}['"\`]`).test(withoutComments(text)));
    expect(named.map(({ path }) => path)).toEqual(['app/lib/dates/time-zone.ts']);
  });

  test('is what the database gives to a professional without one', () => {
    const defaults = schema.flatMap(({ text }) => text.match(/time_zone text not null default '[^']+'/g) ?? []);
    expect(defaults).toEqual([`time_zone text not null default '${platformTimeZone}'`]);
  });
});

/** What converts money besides stores, answers, seeds and the pages that read answers, and why. */
const moneyBorders: Record<string, string> = {
  'app/lib/money.ts': 'defines both',
  'app/platform/database/money-columns.server.ts': 'the columns of every store',
  // Dollars that a request sends or confirms, and that its answer or error repeats.
  'app/features/booking-outcomes/cancel/commands/cancel-and-refund.server.ts': 'the refund that the page showed',
  'app/features/holds/commands/prepare-booking.server.ts': 'the total that the page showed',
  'app/features/holds/commands/hold-slot.server.ts': 'the total that the page has to show anew',
  'app/features/booking-outcomes/problems/commands/settle-problem.server.ts': 'the refund that an administrator enters',
  'app/features/closing-accounts/commands/close-account.server.ts': 'the refund that the page showed',
  'app/features/interventions/commands/act-on-booking.server.ts': 'the refund that an administrator enters',
  'app/features/applications/business/commands/save-business.server.ts': 'the fee that the page showed',
  // Stored JSON: entries of the audit log, and jobs that wait during an upgrade.
  'app/features/professional-review/review/commands/decide-application.server.ts': 'an audit entry',
  'app/features/refund-decisions/commands/decide-refund.server.ts': 'an audit entry',
  'app/features/payments/transfers/commands/execute-transfer.server.ts': 'the job of a sent transfer',
  'app/features/notifications/mail/commands/send-payout-mail.server.ts': 'the job of a sent transfer',
  'app/features/notifications/mail/closure-mail.ts': 'the job of a closed account',
  // Rules and words about answers, which the pages share with the server.
  'app/features/booking-form/payment/late-booking.ts': 'words about a price shown',
  'app/features/booking-outcomes/cancel/due-cancellation.ts': 'the sum of answers',
  'app/features/booking-outcomes/cancel/refund-preview.ts': 'an answer',
  'app/features/visits/refund-words.ts': 'words about an answer',
  'app/features/moving/rebook/rebooking.ts': 'compares answers',
  'app/features/replacements/commands/hold-replacement.server.ts': 'compares with an answer',
  'app/features/rescue/queries/read-offers.server.ts': 'compares with an answer',
  'app/features/client-bookings/booking-totals.ts': 'the sum of answers',
  'app/features/interventions/intervention.ts': 'an answer',
  'app/features/notifications/mail/booking-mail.ts': 'words about an answer',
  'app/features/notifications/mail/money/cancelled-mail.ts': 'words about an answer',
  'app/routes/professional/overview/demo-overview.ts': 'a demo answer',
  'app/routes/public/professionals/profile-page.server.ts': 'compares answers',
  // Dollars of a request, on their way to the store.
  'app/features/applications/commands/complete-professional-profile.server.ts': 'the price of a service applied with',
  'app/features/services/prices/commands/price-service.server.ts': 'the price of a service',
  'app/features/services/commands/add-service.server.ts': 'the price of a service',
  'app/features/services/commands/change-service.server.ts': 'the price of a service',
  'app/features/applications/professional-details.server.ts': 'the fee per mile',
};

describe('money', () => {
  const converting = (call: string, borders: RegExp) =>
    code
      .filter(({ path, text }) => !borders.test(path) && new RegExp(`\\b${call}\\(`).test(withoutComments(text)))
      .map(({ path }) => path);
  const parsing = converting('centsFromDollars', /-store\.server\.ts$|\/components\/|^db\/seed\//);
  const writing = converting(
    'dollarString',
    /-store\.server\.ts$|\/components\/|^db\/seed\/|\/queries\/|\/answers\/|\.api\.server\.ts$/,
  );

  test('is cents between the stores and the answers', () => {
    const unknown = [...parsing, ...writing].filter((path) => !Object.hasOwn(moneyBorders, path));
    expect(unknown, 'take cents from the store, and write dollars in the answer').toEqual([]);
  });

  test('has no border left that nothing crosses', () => {
    const crossed = new Set([...parsing, ...writing, 'app/lib/money.ts']);
    expect(Object.keys(moneyBorders).filter((path) => !crossed.has(path))).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}
