import type { Viewer } from '#app/platform/access/viewer.ts';
import { database, type Connection } from '#app/platform/database/database.server.ts';
import type { Channel, ChoiceKind, Recipient } from '../notices.ts';
import { choiceStates, isWanted, type ChoiceState } from '../notification-choices.ts';
import { preferencesStore } from '../preferences-store.server.ts';

/** Returns a person's preferences for each side of a booking they can be on. */
export async function listPreferences({ id, profile }: Pick<Viewer, 'id' | 'profile'>): Promise<ChoiceState[]> {
  const kept = await preferencesStore.findOfUser(database(), id);
  return choiceStates(kept, profile?.type === 'professional' ? ['professional', 'client'] : ['client']);
}

/** A notice that a person may have switched off. */
export type NoticeChoice = { userId: string | null; recipient: Recipient; kind: ChoiceKind; channel: Channel };

/** Reads the preferences of several people at once. @returns whether a notice is sent; never without an account */
export async function readEnabledNotices(
  db: Connection,
  userIds: Iterable<string | null>,
): Promise<(choice: NoticeChoice) => boolean> {
  const known = [...new Set(userIds)].filter((id) => id !== null);
  const rows = known.length === 0 ? [] : await preferencesStore.listOfUsers(db, known);
  const kept = Map.groupBy(rows, ({ user_id }) => user_id);
  return ({ userId, ...choice }) => userId !== null && isWanted(kept.get(userId) ?? [], choice);
}

/** Reports whether a person gets this notice on this channel; false without an account. */
export async function isNotificationEnabled(
  db: Connection,
  userId: string | null,
  choice: { recipient: Recipient; kind: ChoiceKind; channel: Channel },
): Promise<boolean> {
  return userId !== null && isWanted(await preferencesStore.findOfUser(db, userId), choice);
}
