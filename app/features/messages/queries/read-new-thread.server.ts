import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { findProfessionalRecord } from '#app/features/professionals/queries/find-professional-record.server.ts';
import { findProfile } from '#app/features/profiles/queries/find-profile.server.ts';
import { messageErrors } from '../messages.errors.ts';
import { fullName, shortName, type Side } from '../message.ts';
import { pairBookingsStore } from '../pair-bookings-store.server.ts';
import { threadsStore, type Pair } from '../threads-store.server.ts';
import { findPair } from './find-pair.server.ts';

/** What the page of a first message shows; with the thread if the two have one. */
export interface NewThreadPage {
  threadId: string | undefined;
  other: { name: string; picture: string | null; professional_id: string | null; has_left: boolean };
  recipient: { professional_id: string } | { client_id: string };
}

/**
 * Reads to whom a first message would go: `id` is a professional's for a client, a client's for a professional.
 * @throws AppError recipient_not_found
 */
export async function readNewThread(viewer: Viewer, side: Side, id: string): Promise<NewThreadPage> {
  if (!isId(id)) throw new AppError(messageErrors.recipient_not_found);
  const recipient = side === 'client' ? { professional_id: id } : { client_id: id };
  const pair = await findPair(viewer, recipient);
  const thread = await threadsStore.findOfPair(database(), pair);
  return { threadId: thread?.id, other: await (side === 'client' ? professional(id) : client(id, pair)), recipient };
}

async function professional(id: string): Promise<NewThreadPage['other']> {
  const record = await findProfessionalRecord(id);
  if (!record) throw new AppError(messageErrors.recipient_not_found);
  return {
    name: fullName(record, 'professional'),
    picture: record.image ?? record.profile_photo_url,
    professional_id: id,
    has_left: false,
  };
}

async function client(id: string, pair: Pair): Promise<NewThreadPage['other']> {
  const profile = await findProfile(id);
  if (!profile) throw new AppError(messageErrors.recipient_not_found);
  const isShared = await pairBookingsStore.isAnyPaid(database(), pair);
  return {
    name: (isShared ? fullName : shortName)(profile, 'client'),
    picture: profile.profile_photo_url,
    professional_id: null,
    has_left: false,
  };
}
