import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { absenceFeeText } from '#app/features/no-shows/absence-fee.ts';
import { stepStands } from '#app/features/notices/step-notices.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { clientAction, clientFacts } from './booking-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Returns the content of the mail that a professional is at the door and finds nobody; undefined once that is over. */
export function nobodyThereContent({ booking, progress, noShow }: NoticeFacts): MailContent | undefined {
  if (!noShow || booking.status !== 'confirmed') return undefined;
  if (!stepStands('nobody-there', { progress, noShow })) return undefined;
  const name = booking.professional.profile.first_name || 'Your professional';
  const until = formatTime(epochMinutesOf(noShow.waits_until), booking.time_zone);
  return {
    subject: `${name} is at your door: ${booking.service.name}`,
    heading: `${name} is at your door and can’t find you`,
    lead: `Please open the door, or message ${name} from your booking’s page: replies to this email aren’t read. ${name} waits until ${until}. After that the visit can be closed, and ${absenceFeeText(booking.late_fee_percent)}.`,
    facts: clientFacts(booking),
    action: clientAction(booking),
  };
}
