import type { Kysely } from 'kysely';
import type { BlockedSlotDto } from '#app/features/availability/blocks/blocked-slot.ts';
import type { ErrorBody } from '#app/platform/errors/error-response.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import type { TestApi } from './http/test-api.ts';

export type SlotAnswer = BlockedSlotDto;

/** Returns the date this many days from today in Chicago. */
export function dayAhead(days: number): string {
  return addDays(localDate(epochMinutesOf(new Date()), platformTimeZone), days);
}

/** Changes hours and blocks time over the API, as professionals do. */
export function availabilityJourney(api: TestApi, db: Kysely<Tables>) {
  const personOf = async (userId: string) => {
    const { bearer } = await buildSession(db, userId);
    const ask = async <Body = object>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const response = await api.request(method, path, {
        headers: { ...bearer, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, body: (await response.json()) as Body & ErrorBody };
    };
    return {
      get: <Body>(path: string) => ask<Body>('GET', path),
      post: <Body>(path: string, body: unknown, headers?: Record<string, string>) =>
        ask<Body>('POST', path, body, headers),
      put: <Body>(path: string, body: unknown) => ask<Body>('PUT', path, body),
      delete: <Body>(path: string) => ask<Body>('DELETE', path),
    };
  };
  const ownerOf = async (professional: { id: string; profile_id: string }) => ({
    professional,
    ...(await personOf(professional.profile_id)),
  });
  const owner = async () => ownerOf(await buildProfessional(db));
  return { personOf, ownerOf, owner };
}
