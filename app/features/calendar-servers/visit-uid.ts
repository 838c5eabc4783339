import { bookingOfGoogleEvent } from './google/google-event.ts';

/** What Google puts behind the id of an event that was written without a UID. */
const atGoogle = '@google.com';

/** Returns what a visit is known by in every calendar file of ours (RFC 5545, 3.8.4.7). */
export function visitUid(bookingId: string, baseUrl: string): string {
  return `${bookingId}@${new URL(baseUrl).hostname}`;
}

/** Whether an event is one of our own visits, which comes back from another calendar. */
export function isVisitUid(uid: string, baseUrl: string): boolean {
  if (uid.endsWith(atGoogle)) return bookingOfGoogleEvent(uid.slice(0, -atGoogle.length)) !== undefined;
  return /^[\da-f-]{36}@/i.test(uid) && uid === visitUid(uid.slice(0, 36), baseUrl);
}
