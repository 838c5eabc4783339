import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { csvAnswer } from '#app/platform/http/api/csv-answer.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { signedIn, signedInOr } from '#app/platform/access/viewer-rules.server.ts';
import { earningsErrors } from './earnings.errors.ts';
import { historyQuery, historyRequest } from './payment-history.ts';
import { paymentsCsv } from './payments-csv.ts';
import { findEarner } from './queries/find-earner.server.ts';
import { listComingTransfers } from './queries/list-coming-transfers.server.ts';
import { listPaymentHistory, readPaymentHistory } from './queries/list-payment-history.server.ts';
import { readReceipt } from './queries/read-receipt.server.ts';
import { readStatement } from './queries/read-statement.server.ts';
import { readPaymentFigures } from './queries/read-payment-figures.server.ts';
import { type Answers, fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import { comingTransfersAnswer, paymentFiguresAnswer, paymentHistoryAnswer } from './answers/earnings.server.ts';

const filesPerUser: RateLimit = { name: 'earnings-files-user', points: 60, seconds: 600 };
const earner = signedInOr(earningsErrors.earnings_signed_out);
const describe = (summary: string, answers: Answers) => operation({ summary, tags: ['Earnings'], answers });

/** The API of earnings and receipts: read-only, for the caller's own. */
export const earningsApi = apiRouter()
  .get(
    '/earnings/figures',
    earner,
    describe("One's own payment figures: revenue, this month, bookings and success rate", {
      200: paymentFiguresAnswer,
    }),
    async (context) => {
      const { revenue, completed, confirmed, thisMonth, lastMonth, change, bookings, pending, successRate } =
        await readPaymentFigures(await findEarner(context.get('viewer').id), new Date());
      context.header('cache-control', 'no-store');
      return context.json({
        total_revenue: dollarString(revenue),
        completed_revenue: dollarString(completed),
        confirmed_revenue: dollarString(confirmed),
        this_month: dollarString(thisMonth),
        last_month: dollarString(lastMonth),
        change_percent: change,
        total_bookings: bookings,
        pending_bookings: pending,
        success_rate_percent: successRate,
      });
    },
  )
  .get(
    '/earnings/payments',
    earner,
    describe("Payments for one's own visits with fee and net, newest visit first", { 200: paymentHistoryAnswer }),
    validQuery(historyQuery),
    async (context) => {
      context.header('cache-control', 'no-store');
      const owner = await findEarner(context.get('viewer').id);
      return context.json(await listPaymentHistory(owner, historyRequest(context.req.valid('query')), new Date()));
    },
  )
  .get(
    '/earnings/payments.csv',
    earner,
    describe('The same list, whole, as a CSV file', { 200: fileOf('The payments as a CSV file.', 'text/csv') }),
    validQuery(historyQuery),
    async (context) => {
      const { id } = context.get('viewer');
      const owner = await findEarner(id);
      await consumeRateLimit(filesPerUser, id);
      const now = new Date();
      return csvAnswer(
        'payments',
        paymentsCsv(readPaymentHistory(owner, historyRequest(context.req.valid('query')), now), owner.time_zone),
        { now, timeZone: owner.time_zone },
      );
    },
  )
  .get(
    '/earnings/transfers',
    earner,
    describe('What is on its way to oneself, and what confirmed visits will bring', { 200: comingTransfersAnswer }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await listComingTransfers(await findEarner(context.get('viewer').id), new Date()));
    },
  )
  .get(
    '/earnings/statements/:month',
    earner,
    describe("One's own month on paper (PDF): payments, refunds, fees, shares and transfers", {
      200: fileOf('The statement.', 'application/pdf'),
    }),
    async (context) => {
      const viewer = context.get('viewer');
      const now = new Date();
      await consumeRateLimit(filesPerUser, viewer.id);
      const statement = await readStatement(viewer, context.req.param('month'), now);
      const { statementPdf } = await import('./documents/statement-pdf.server.ts');
      return pdfAnswer(await statementPdf(statement, now), `doorstep-statement-${statement.month}.pdf`);
    },
  )
  .get(
    '/receipts/:id',
    signedIn,
    describe('The receipt of an own paid booking as its client (PDF)', {
      200: fileOf('The receipt.', 'application/pdf'),
    }),
    async (context) => {
      const { id } = context.get('viewer');
      const bookingId = context.req.param('id');
      if (!isId(bookingId)) throw new AppError(earningsErrors.receipt_not_found);
      const receipt = await readReceipt(bookingId, id);
      await consumeRateLimit(filesPerUser, id);
      const { receiptPdf } = await import('./documents/receipt-pdf.server.ts');
      return pdfAnswer(await receiptPdf(receipt, new Date()), `doorstep-receipt-${receipt.number}.pdf`);
    },
  );

function pdfAnswer(pdf: Buffer, filename: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });
}
