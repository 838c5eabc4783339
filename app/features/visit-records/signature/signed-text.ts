import { formatDateTime, zoneShortName } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { RecordSignature } from '../record-dto.ts';

/** Returns who signed and when, where the visit was: "Signed by Sam, Nov 24, 2026 3:40 PM CST". */
export function signedText({ signer, strokes, signed_at }: RecordSignature, timeZone: string): string {
  const instant = epochMinutesOf(new Date(signed_at));
  const how = strokes ? 'Signed by' : 'Signed with the typed name of';
  return `${how} ${signer}, ${formatDateTime(instant, timeZone)} ${zoneShortName(instant, timeZone)}`;
}
