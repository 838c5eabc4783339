import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { exportPage } from './account-data-store.server.ts';

/** The messages of a person's threads, in their order. */
export const messagesDataStore = {
  messages: (db: Connection, userId: string, after?: string) =>
    db
      .selectFrom('message_sides as own')
      .innerJoin('message_threads', 'message_threads.id', 'own.thread_id')
      .innerJoin('messages', 'messages.thread_id', 'own.thread_id')
      .where('own.person_id', '=', userId)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(messages.thread_id, messages.sequence) > (select thread_id, sequence from messages where id = ${after})`,
        ),
      )
      .select([
        'messages.id',
        'messages.thread_id',
        'messages.sequence',
        'messages.text',
        'messages.sent_at',
        'message_threads.client_id',
        'message_threads.professional_id',
      ])
      .select(sql<boolean>`messages.side = own.side`.as('by_you'))
      .select(
        sql<boolean>`exists (select from bookings b
          where b.client_id = message_threads.client_id and b.professional_id = message_threads.professional_id
            and (b.status in ('confirmed', 'completed') or b.payment_method is not null))`.as('is_contact_shared'),
      )
      .orderBy('messages.thread_id')
      .orderBy('messages.sequence')
      .limit(exportPage)
      .execute(),
};
