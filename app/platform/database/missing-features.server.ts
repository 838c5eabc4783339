import type pg from 'pg';

/**
 * Returns the definition of a function like uuidv7(), which PostgreSQL has from version 18 on: as RFC 9562 says in 5.7
 * and 6.2, milliseconds in the first 48 bits and their fraction in the next 12, so that the ids of a process ascend.
 */
export const uuidv7 = (name: string) => `
  create function ${name}() returns uuid language sql volatile parallel safe
  begin atomic;
    select encode(
      set_byte(set_byte(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(time / 1000) from 3) from 1 for 6),
        6, 112 | (time % 1000 * 4096 / 1000 / 256)::int), 7, (time % 1000 * 4096 / 1000 % 256)::int),
      'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as time) as now;
  end`;

/** Letters of all languages in the order of their code points, which PostgreSQL has from version 17 on. */
const codePointCollation = `create collation pg_c_utf8 (provider = libc, locale = 'C.UTF-8')`;

/**
 * Adds to a PostgreSQL 16 or 17 what migrations take from a newer one. An upgraded database keeps its own, and takes
 * PostgreSQL's for what is made afterwards.
 */
export async function provideMissingFeatures(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ has_uuidv7: boolean; has_collation: boolean }>(`
    select to_regprocedure('uuidv7()') is not null as has_uuidv7, to_regcollation('pg_c_utf8') is not null as has_collation`);
  if (!rows[0]?.has_uuidv7) await client.query(uuidv7('uuidv7'));
  if (!rows[0]?.has_collation) await client.query(codePointCollation);
}
