import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { type ComingTransfers, waitsUntil } from '../coming-transfers.ts';
import { earningsStore } from '../earnings-store.server.ts';
import type { Earner } from './find-earner.server.ts';
import { clientNameOf } from './list-payment-history.server.ts';

const shown = 5;

/** Lists a professional's upcoming transfers, and what confirmed visits will add. */
export async function listComingTransfers({ id, time_zone }: Earner, now: Date): Promise<ComingTransfers> {
  const db = database();
  const [transfers, sum, expected, expectedSum] = await Promise.all([
    earningsStore.listComingTransfers(db, id, shown),
    earningsStore.sumComingTransfers(db, id),
    earningsStore.listExpected(db, id, shown),
    earningsStore.sumExpected(db, id),
  ]);
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), time_zone);
  return {
    transfers: {
      count: sum.count,
      amount: dollarString(sum.amount),
      items: transfers.map((row) => ({
        id: row.id,
        booking_id: row.booking_id,
        client_name: clientNameOf(row),
        service_name: row.service_name,
        visit_at: at(row.visit_at),
        amount: dollarString(row.amount),
        status: row.status,
        due_at: row.due_at.toISOString(),
        waits_until: waitsUntil(row, now)?.toISOString() ?? null,
      })),
    },
    expected: {
      count: expectedSum.count,
      amount: dollarString(expectedSum.amount),
      items: expected.map((row) => ({
        booking_id: row.booking_id,
        client_name: clientNameOf(row),
        service_name: row.service_name,
        visit_at: at(row.visit_at),
        net_amount: dollarString(row.net),
      })),
    },
  };
}
