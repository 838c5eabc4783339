import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** What Stripe told us in the last day, by the database's clock. */
export interface WebhookDay {
  received: number;
  /** Received and not yet handled. */
  waiting: number;
  /** The longest time from an event's arrival until it was handled; null if none was. */
  slowestSeconds: number | null;
  lastReceivedAt: Date | null;
}

export const systemStore = {
  readWebhookDay: async (db: Connection): Promise<WebhookDay> => {
    const { rows } = await sql<WebhookDay>`
      select count(*)::int as received,
        (count(*) filter (where processed_at is null))::int as waiting,
        extract(epoch from max(processed_at - received_at))::float as "slowestSeconds",
        max(received_at) as "lastReceivedAt"
      from stripe_events
      where received_at > clock_timestamp() - interval '1 day'`.execute(db);
    return rows[0] ?? { received: 0, waiting: 0, slowestSeconds: null, lastReceivedAt: null };
  },
};
