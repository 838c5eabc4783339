import { Mail, Phone } from 'lucide-react';
import { clockTime, formatDay, zoneShortName } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { HandEnteredVisitDto } from '../hand-entered-visit-dto.ts';

/** Who a visit is for, when and where. */
export function VisitFacts({ visit }: { visit: HandEnteredVisitDto }) {
  const { name, email, phone, start, end, location, time_zone } = visit;
  const zone = zoneShortName(epochMinutesOf(new Date(start)), time_zone);
  return (
    <Card>
      <p className="text-xl font-semibold">{formatDay(start.slice(0, 10))}</p>
      <p className="tabular text-dim">
        {clockTime(start)} to {clockTime(end)} {zone}
      </p>
      <p className="mt-4 text-lg font-semibold wrap-anywhere">{name}</p>
      <p className="wrap-anywhere">{location}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {phone === null ? null : (
          <a href={`tel:${phone}`} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
            <Phone aria-hidden="true" className="size-4" />
            {phone}
          </a>
        )}
        {email === null ? null : (
          <a
            href={`mailto:${email}`}
            className={classNames(buttonStyle({ variant: 'secondary', size: 'small' }), 'max-w-full min-w-0')}
          >
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{email}</span>
          </a>
        )}
      </div>
    </Card>
  );
}
