import { Link } from 'react-router';
import { ReviewFlags } from '#app/features/professional-review/review/components/review-flags.tsx';
import { WaitingMark } from '#app/features/professional-review/review/components/waiting-mark.tsx';
import { reviewState } from '#app/features/professional-review/review/review.ts';
import { SmallPortrait } from '#app/features/professionals/display/components/small-portrait.tsx';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import { businessDaysBetween } from '#app/lib/dates/business-days.ts';
import { formatDate } from '#app/lib/dates/date-format.ts';
import type { Column } from '#app/ui/charts/data-table.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { reviewUrl } from '../../admin-url.ts';
import type { AdminProfessional } from '../admin-rows.ts';
import { ContactLines } from './contact-lines.tsx';
import { dayOf } from './day-of.ts';

/** @param now milliseconds since 1970 */
export function professionalColumns(now: number): readonly Column<AdminProfessional>[] {
  return [
    { id: 'name', header: 'Professional', isTitle: true, cell: (professional) => <Person {...professional} /> },
    { id: 'contact', header: 'Contact', cell: (professional) => <ContactLines {...professional} /> },
    {
      id: 'flags',
      header: 'Flags',
      cell: (professional) => (
        <ReviewFlags professional={professional} className="@max-[52rem]:justify-end @min-[52rem]:w-[350px]" />
      ),
    },
    {
      id: 'since',
      header: 'Applied',
      cell: (professional) => (
        <span className="flex flex-col gap-1 whitespace-nowrap @max-[52rem]:items-end">
          {formatDate(dayOf(professional.applied_at ?? professional.created_at))}
          {isWaiting(professional) ? (
            <WaitingMark days={businessDaysBetween(new Date(professional.applied_at), new Date(now))} />
          ) : null}
          {professional.has_changes ? <StatusPill tone="warning" label="Change to review" /> : null}
        </span>
      ),
    },
  ];
}

function isWaiting(professional: AdminProfessional): professional is AdminProfessional & { applied_at: string } {
  return reviewState(professional) === 'waiting';
}

function Person(professional: AdminProfessional) {
  const { id, first_name, last_name, service_area } = professional;
  return (
    <span className="flex items-center gap-3">
      <SmallPortrait image={professionalImage(professional)} tint="tint-home" className="w-10" />
      <span className="min-w-0 @min-[52rem]:max-w-[24ch]">
        <Link to={reviewUrl(id)} className="text-link inline-flex min-h-6 items-center">
          {`${first_name} ${last_name}`.trim() || 'No name yet'}
        </Link>
        <span className="block text-sm font-normal text-dim">{service_area ?? 'No service area yet'}</span>
      </span>
    </span>
  );
}
