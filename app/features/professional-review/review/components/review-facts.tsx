import type { ReactNode } from 'react';
import { formatYears } from '#app/features/professionals/display/professional-display.ts';
import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { centsFromDollars, formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { Review } from '../queries/get-review.server.ts';

/** The business as the applicant described it, and what was derived from that. */
export function ReviewFacts({ review }: { review: Review }) {
  return (
    <>
      <p className="max-w-[68ch] whitespace-pre-line">{review.bio || 'No introduction yet.'}</p>
      <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts(review).map(([name, value]) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="text-xs font-semibold text-dim">{name}</dt>
            <dd className="mt-1 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function facts(review: Review): [string, ReactNode][] {
  const { profile, service_area, service_area_zip, travel_fee } = review;
  return [
    [
      'Service area',
      [service_area, service_area_zip && !service_area?.includes(service_area_zip) ? `ZIP ${service_area_zip}` : null]
        .filter(Boolean)
        .join(', ') || 'Not given',
    ],
    ['Works', review.service_location || 'Not said'],
    ['Travels up to', `${review.service_radius} miles`],
    ['Travel fee', centsFromDollars(travel_fee) === 0 ? 'None' : `${formatDollarText(travel_fee)} a mile`],
    ['Experience', formatYears(review.years_experience)],
    ['Time zone', review.time_zone.replaceAll('_', ' ')],
    ['Email', <Contact key="email" href={`mailto:${profile.email}`} text={profile.email} />],
    [
      'Phone',
      profile.phone ? (
        <Contact key="phone" href={`tel:${profile.phone.replace(/[^\d+]/g, '')}`} text={profile.phone} />
      ) : (
        'Not given'
      ),
    ],
    ['Applied', review.applied_at ? when(review.applied_at) : 'Not yet'],
    ['Stripe', stripeMessages[review.stripe_account_status ?? 'none'] ?? 'Started, not complete'],
  ];
}

const stripeMessages: Record<string, string> = { none: 'Not connected', active: 'Connected' };

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="text-link break-all">
      {text}
    </a>
  );
}

function when(instant: string): string {
  return formatDateTime(epochMinutesOf(new Date(instant)), platformTimeZone);
}
