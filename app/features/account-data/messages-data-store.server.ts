import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { exportPage } from './account-data-store.server.ts';

/** Reads what a person wrote and was written, like the account data store does for the rest. */
export const messagesDataStore = {
  /** In the order of the threads. */
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
        sql<string>`coalesce((select string_agg(f.name, '; ' order by f.position) from message_files f
          where f.message_id = messages.id), '')`.as('files'),
      )
      .select(
        sql<boolean>`exists (select from bookings b
          where b.client_id = message_threads.client_id and b.professional_id = message_threads.professional_id
            and (b.status in ('confirmed', 'completed') or b.payment_method is not null))`.as('is_contact_shared'),
      )
      .orderBy('messages.thread_id')
      .orderBy('messages.sequence')
      .limit(exportPage)
      .execute(),

  /** What a person reported to the team. */
  reports: (db: Connection, userId: string) =>
    db
      .selectFrom('message_sides as own')
      .innerJoin('thread_reports', (join) =>
        join.onRef('thread_reports.thread_id', '=', 'own.thread_id').onRef('thread_reports.side', '=', 'own.side'),
      )
      .select([
        'thread_reports.thread_id',
        'thread_reports.reason',
        'thread_reports.details',
        'thread_reports.reported_at',
        'thread_reports.outcome',
        'thread_reports.settled_at',
      ])
      .where('own.person_id', '=', userId)
      .orderBy('thread_reports.reported_at')
      .execute(),

  blocks: (db: Connection, userId: string) =>
    db
      .selectFrom('message_sides')
      .select(['thread_id', 'blocked_at'])
      .where('person_id', '=', userId)
      .where('blocked_at', 'is not', null)
      .execute(),

  savedReplies: (db: Connection, professionalId: string) =>
    db
      .selectFrom('saved_replies')
      .select(['title', 'text', 'updated_at'])
      .where('professional_id', '=', professionalId)
      .orderBy('title')
      .execute(),
};
