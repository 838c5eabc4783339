import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { absenceFeeText } from '../absence-fee.ts';
import type { NoShowDto } from '../no-show-dto.ts';
import { DoorPhotos } from './door-photos.tsx';

interface AbsenceNoticeProps {
  noShow: NoShowDto | null;
  /** The professional's first name. */
  name: string;
  /** Of the total, kept if nobody opens: "50.00". */
  feePercent: string;
  timeZone: string;
}

/** Tells a client that the professional is at the door and finds nobody, and what that leads to. */
export function AbsenceNotice({ noShow, name, feePercent, timeZone }: AbsenceNoticeProps) {
  if (!noShow) return null;
  const fee = absenceFeeText(feePercent);
  const until = formatTime(epochMinutesOf(new Date(noShow.waits_until)), timeZone);
  return (
    <section
      role="status"
      aria-labelledby="absence-title"
      className="rounded-card border-2 border-edge bg-card p-5 sm:p-6"
    >
      <h2 id="absence-title" className="text-xl">
        {noShow.closed_at ? `${name} found nobody there` : `${name} is at your door and can’t find you`}
      </h2>
      <p className="mt-1">
        {noShow.settled_at
          ? `The visit was ended, and ${fee}.${Number(feePercent) === 0 ? '' : ` If that’s wrong, report a problem: ${name}’s share waits a day for that.`}`
          : noShow.waits_for_team
            ? 'You reported a problem: our team decides what is kept and emails you.'
            : noShow.closed_at
              ? `The visit is being ended, and ${fee}. Are you there after all? Message ${name} now.`
              : `Please open the door or send a message. ${name} waits until ${until}; after that the visit can be ended, and ${fee}.`}
      </p>
      <DoorPhotos urls={noShow.photo_urls} />
    </section>
  );
}
