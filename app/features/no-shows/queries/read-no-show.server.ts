import { database } from '#app/platform/database/database.server.ts';
import { absenceUndoUntil } from '#app/features/bookings/problems/absence-undo.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { BookingParty } from '#app/features/bookings/booking.ts';
import { readProblem } from '#app/features/booking-outcomes/problems/queries/list-problems.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findSignedUrl } from '#app/features/files/queries/sign-url.server.ts';
import { findStep } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { photosForReport } from '#app/features/visit-records/queries/photos-for-report.server.ts';
import { isAbsent, isSettledAlone, undoablePress, waitsUntil } from '../no-show.ts';
import type { AbsencesDto } from '../no-show-dto.ts';
import { noShowsStore } from '../no-shows-store.server.ts';

/** Seconds in which the URLs of photos are good. */
const signedSeconds = 900;

/**
 * What was said about who was not there, for a visit's parties: by its professional, and by its client.
 * @throws AppError booking_not_found for everybody else
 */
export async function readAbsences(bookingId: string, viewerId: string, now = new Date()): Promise<AbsencesDto> {
  const { booking, role } = await getPartyBooking(bookingId, viewerId);
  const [report, step] = await Promise.all([findOpenReport(bookingId, role, now), findStep(database(), booking)]);
  const seen = { booking, step, report, role };
  return { no_show: await readNoShow(seen, now), nobody_came: nobodyCame(seen, now) };
}

type OpenReport = NonNullable<Awaited<ReturnType<typeof readProblem>>>;
type Seen = { booking: BookingDto; step: VisitStep | null; report: OpenReport | undefined; role: BookingParty };

/** The professional hears that nobody came when the client can no longer take it back. */
async function findOpenReport(bookingId: string, role: BookingParty, now: Date): Promise<OpenReport | undefined> {
  const report = await readProblem(bookingId);
  if (report?.status !== 'open') return undefined;
  const isUndoable = report.answer_until !== null && now < absenceUndoUntil(report.reported_at);
  return role === 'professional' && isUndoable ? undefined : report;
}

async function readNoShow({ booking, step, report, role }: Seen, now: Date): Promise<AbsencesDto['no_show']> {
  const standing = await noShowsStore.findStanding(database(), booking.id);
  if (!standing || !isAbsent(standing, booking, step)) return null;
  const photos = (await photosForReport(booking.id)).filter(({ moment }) => moment === 'door');
  const urls = await Promise.all(photos.map(({ path }) => findSignedUrl('visit-photos', path, signedSeconds)));
  const undo = role === 'professional' ? undoablePress(standing, now) : null;
  return {
    id: standing.id,
    pressed_at: standing.pressed_at.toISOString(),
    waits_until: waitsUntil(standing).toISOString(),
    closed_at: standing.closed_at?.toISOString() ?? null,
    settled_at: standing.settled_at?.toISOString() ?? null,
    waits_for_team: standing.closed_at !== null && standing.settled_at === null && report !== undefined,
    late_fee_percent: booking.late_fee_percent,
    photo_urls: urls.filter((url) => url !== undefined),
    undo: undo && { press: undo.press, until: undo.until?.toISOString() ?? null },
  };
}

function nobodyCame({ booking, step, report, role }: Seen, now: Date): AbsencesDto['nobody_came'] {
  if (!report || report.answer_until === null) return null;
  const undo = absenceUndoUntil(report.reported_at);
  return {
    reported_at: report.reported_at.toISOString(),
    answer_until: report.answer_until.toISOString(),
    is_settled_alone: isSettledAlone(booking, step),
    is_answered: report.answered_at !== null,
    answer: role === 'professional' ? report.answer : null,
    undo_until: role === 'client' && now < undo ? undo.toISOString() : null,
  };
}

/** When a standing absence of the client was recorded, unrestricted, for rooms below; undefined if there is none. */
export async function findNoShow(bookingId: string) {
  const standing = await noShowsStore.findStanding(database(), bookingId);
  return standing && { waits_until: waitsUntil(standing), closed_at: standing.closed_at };
}
