import type { OutsideAnswer } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import type { AccountEvent } from '../../account-event.ts';
import { outcomeOf, type WriteOutcome } from '../../write-outcome.ts';
import { askGoogle, isBusy } from '../ask-google.server.ts';
import { googleEventId, googlePathOf } from '../google-event.ts';

/**
 * Writes an event. Its id follows from the booking, so Google says that it is there already, deleted ones too: then it is
 * changed, which brings a deleted one back. What its owner added, a reminder for instance, stays.
 * @throws CalendarServerFailure
 */
export async function writeGoogleEvent(refreshToken: string, url: string, event: AccountEvent): Promise<WriteOutcome> {
  const { calendar, bookingId } = googlePathOf(url);
  const id = googleEventId(bookingId);
  const events = `/calendars/${calendar}/events`;
  const fields = bodyOf(event);
  const added = await askGoogle(refreshToken, events, { method: 'POST', body: { id, ...fields } });
  if (added.status !== 409) return outcomeOfAnswer(added);
  const changed = await askGoogle(refreshToken, `${events}/${id}`, { method: 'PATCH', body: fields });
  // Deleted for good between the two requests: the next try adds it.
  return isGone(changed) ? 'failed' : outcomeOfAnswer(changed);
}

/** Deletes an event; one that is gone already is fine. @throws CalendarServerFailure */
export async function deleteGoogleEvent(refreshToken: string, url: string): Promise<WriteOutcome> {
  const { calendar, bookingId } = googlePathOf(url);
  const path = `/calendars/${calendar}/events/${googleEventId(bookingId)}`;
  const answer = await askGoogle(refreshToken, path, { method: 'DELETE' });
  return isGone(answer) ? 'done' : outcomeOfAnswer(answer);
}

function bodyOf({ summary, location, description, start, end }: AccountEvent) {
  return {
    summary,
    location,
    description,
    status: 'confirmed',
    start: { dateTime: start.toISOString() },
    end: { dateTime: end.toISOString() },
  };
}

function isGone({ status }: OutsideAnswer): boolean {
  return status === 404 || status === 410;
}

function outcomeOfAnswer({ status, text }: OutsideAnswer): WriteOutcome {
  return isBusy(status, text) ? 'failed' : outcomeOf(status);
}
