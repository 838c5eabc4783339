import * as z from 'zod/mini';
import { about, day, dollars, instant, named, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const moneyMovedAnswer = named(
  'MoneyMoved',
  z.object({
    gross: about('Paid by clients.', dollars),
    refunds: about('Given back to clients, less what did not reach them and came back.', dollars),
    commission: about('Kept by the platform, less what it returned.', dollars),
    net: about('Sent to professionals, less what was taken back.', dollars),
  }),
);

export const overviewFiguresAnswer = named(
  'OverviewFigures',
  z.object({
    starts_on: day,
    ends_on: day,
    bookings: about(
      'Bookings made in that time and still on file, by the status they have now.',
      z.object({
        pending: whole,
        confirmed: whole,
        completed: whole,
        cancelled: whole,
      }),
    ),
    money: moneyMovedAnswer,
  }),
);

export const conversionAnswer = named(
  'Conversion',
  z.object({
    requests: about('Checkouts begun, those of bookings that were deleted since among them.', whole),
    paid: whole,
    abandoned: about('Checkouts that ended without money.', whole),
    open: about('Checkouts that can still be paid.', whole),
    completed: about('Bookings made in the range whose visit is done.', whole),
  }),
);

export const attentionAnswer = named(
  'Attention',
  z.object({
    applications: z.object({
      waiting: whole,
      waiting_capped: z.boolean(),
      oldest_applied_at: z.nullable(instant),
      changes: whole,
    }),
    problems: z.object({
      open: whole,
      oldest_reported_at: z.nullable(instant),
    }),
    transfers: about(
      'Failed: refused by Stripe so far; late: should have left half an hour ago.',
      z.object({
        failed: whole,
        failed_amount: dollars,
        late: whole,
      }),
    ),
    refunds: about(
      'Stopped: they failed, and an administrator decides how they go on.',
      z.object({
        stopped: whole,
        stopped_amount: dollars,
        late: whole,
      }),
    ),
    disputes: about(
      'Open: the bank has not decided yet; unanswered: it waits for our answer, for the first one by `answer_by`.',
      z.object({
        open: whole,
        unanswered: whole,
        answer_by: z.nullable(instant),
      }),
    ),
    thread_reports: about(
      'Reported conversations.',
      z.object({
        open: whole,
        oldest_reported_at: z.nullable(instant),
      }),
    ),
    review_reports: about(
      'Reported reviews.',
      z.object({
        open: whole,
        oldest_reported_at: z.nullable(instant),
      }),
    ),
    money_check: about(
      'The last check of the ledger against everything else; null before the first one.',
      z.nullable(
        z.object({
          checked_at: instant,
          bookings: whole,
          wrong: whole,
        }),
      ),
    ),
  }),
);

export const adminOverviewAnswer = named(
  'AdminOverview',
  z.object({
    range: z.enum(['4-weeks', '12-weeks', '12-months']),
    time_zone: timeZone,
    spans: about('Weeks or months, the present one last.', z.array(overviewFiguresAnswer)),
    conversion: conversionAnswer,
    attention: attentionAnswer,
  }),
);
