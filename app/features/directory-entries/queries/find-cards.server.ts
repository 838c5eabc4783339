import type { DirectoryCard } from '../directory-card.ts';
import { directoryStore } from '../directory-store.server.ts';

/** Finds the cards of these professionals if they are listed, in no particular order. */
export async function findCards(professionalIds: readonly string[]): Promise<DirectoryCard[]> {
  return (await directoryStore.findCards(professionalIds)).map((card) => JSON.parse(card) as DirectoryCard);
}
