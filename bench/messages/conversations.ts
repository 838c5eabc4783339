import type pg from 'pg';

/** The thread of a client and a professional, and the two people's user ids. */
export type Conversation = { threadId: string; clientId: string; ownerId: string };

/** Opens a thread between each client and one professional, as an enquiry does. */
export async function openConversations(pool: pg.Pool): Promise<Conversation[]> {
  const { rows } = await pool.query<Conversation>(
    `with pairs as (
       select client_id, professional_id, owner_id
       from (select id as client_id, row_number() over (order by id) as place from profiles where type = 'client') c
       join (select id as professional_id, profile_id as owner_id, row_number() over (order by id) as place from professionals) p
         using (place)
     ), opened as (
       insert into message_threads (client_id, professional_id) select client_id, professional_id from pairs
       returning id, client_id, professional_id
     ), sides as (
       insert into message_sides (thread_id, side, person_id)
       select opened.id, side, case side when 'client' then client_id else owner_id end
       from opened join pairs using (client_id, professional_id), unnest(array['client', 'professional']) as side
     )
     select id as "threadId", client_id as "clientId", owner_id as "ownerId"
     from opened join pairs using (client_id, professional_id)`,
  );
  return rows;
}

/** Fills a new thread with read messages of both sides by turns, a minute apart. */
export async function fillConversation(pool: pg.Pool, { threadId }: Conversation, count: number): Promise<void> {
  await pool.query(
    `insert into messages (id, thread_id, sequence, side, text, sent_at)
     select uuidv7(), $1, n, case when n % 2 = 0 then 'client' else 'professional' end,
       'Message ' || n || ': I am there at ten, and I bring what is needed.', now() - make_interval(mins => $2 - n)
     from generate_series(1, $2::int) n`,
    [threadId, count],
  );
  await pool.query('update message_threads set last_sequence = $2 where id = $1', [threadId, count]);
  await pool.query('update message_sides set read_sequence = $2, read_at = now() where thread_id = $1', [
    threadId,
    count,
  ]);
  await pool.query('vacuum analyze messages, message_threads, message_sides');
}
