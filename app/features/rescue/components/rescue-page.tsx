import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { clientBookingUrl } from '#app/features/bookings/booking-link.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { PageHeading } from '#app/ui/page-shell.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { RescueDto } from '../offer-dto.ts';
import { HeldReplacement } from './held-replacement.tsx';
import { refundText } from '../refund-text.ts';
import { OfferCard } from './offer-card.tsx';
import { useRescue } from './use-rescue.ts';

interface RescuePageProps {
  rescue: RescueDto;
  /** Milliseconds since 1970. */
  now: number;
}

/** Who could come instead of a professional who cancelled: choose, and pay with one press. */
export function RescuePage({ rescue, now }: RescuePageProps) {
  const { hold, holding, take, taking } = useRescue(rescue.booking_id);
  const { state, replacement, booking_id } = rescue;
  const heldId = state === 'held' ? replacement?.booking_id : undefined;
  useFocusOnHold(heldId);
  useEndOfHold(heldId, state);
  return (
    <>
      <Link to={clientBookingUrl(booking_id)} className="text-link inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Your cancelled booking
      </Link>
      <div className="mt-4">
        <PageHeading title={headingOf(rescue)} text={<Refund rescue={rescue} />} />
      </div>
      <div className="mt-8 flex flex-col gap-8">
        {state === 'held' && replacement ? (
          <HeldReplacement
            key={replacement.booking_id}
            held={replacement}
            startsAt={rescue.starts_at}
            now={now}
            busy={taking}
            onTake={() => void take()}
          />
        ) : null}
        {state === 'taken' && replacement ? (
          <ButtonLink to={clientBookingUrl(replacement.booking_id)} size="large" className="self-start">
            See your booking with {replacement.professional_name}
          </ButtonLink>
        ) : null}
        {state === 'open' || state === 'held' ? (
          <Offers rescue={rescue} holding={holding} onHold={(offer) => void hold(offer)} />
        ) : null}
        {state === 'over' ? <SearchLink path={rescue.search_path} /> : null}
      </div>
    </>
  );
}

/**
 * Follows a hold that begins, and one that ends: the button that was pressed leaves the page with it, and the focus would
 * fall back to the page.
 */
function useFocusOnHold(heldId: string | undefined): void {
  const before = useRef(heldId);
  useEffect(() => {
    if (before.current === heldId) return;
    before.current = heldId;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(heldId === undefined ? '#offers' : '#held')?.focus();
  }, [heldId]);
}

/** Says that a hold has ended once the page has been read without it: an open checkout keeps one beyond its time. */
function useEndOfHold(heldId: string | undefined, state: RescueDto['state']): void {
  const before = useRef(heldId);
  useEffect(() => {
    const hasEnded = before.current !== undefined && heldId === undefined && state === 'open';
    before.current = heldId;
    if (hasEnded) toast({ title: 'The hold has ended', description: 'You can choose again.' });
  }, [heldId, state]);
}

function headingOf({ state, offers }: RescueDto): string {
  return state === 'open' && offers.length === 0 ? 'Your visit was cancelled' : headings[state];
}

const headings: Record<RescueDto['state'], string> = {
  open: 'Somebody else can come',
  held: 'Somebody else can come',
  taken: 'Your visit takes place',
  over: 'This hour has passed',
};

function Refund({ rescue }: Pick<RescuePageProps, 'rescue'>) {
  const { service_name, starts_at, time_zone, cancelled_professional } = rescue;
  const who = cancelled_professional || 'Your professional';
  return (
    <>
      {who} can’t make {service_name} on <WeekdayWhen at={starts_at} timeZone={time_zone} />. {refundText(rescue)}
    </>
  );
}

interface OffersProps {
  rescue: RescueDto;
  /** The professional who is being held right now. */
  holding: string | undefined;
  onHold: (offer: RescueDto['offers'][number]) => void;
}

function Offers({ rescue, holding, onHold }: OffersProps) {
  const { offers, state, total_amount, search_path, location } = rescue;
  if (offers.length === 0) return state === 'held' ? null : <NobodyFree path={search_path} />;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" tabIndex={-1} className="text-xl outline-none">
        {state === 'held' ? 'Or choose somebody else' : 'Free at that hour, at your door'}
      </h2>
      <p className="mt-1 mb-5 text-dim wrap-break-word">
        Verified professionals who come to {location} for no more than you paid. We hold your choice for 10 minutes.
      </p>
      <ul className="flex flex-col gap-4">
        {offers.map((offer) => (
          <li key={offer.professional.id}>
            <OfferCard offer={offer} paid={total_amount} busy={holding === offer.professional.id} onHold={onHold} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">
        <Link to={search_path} className="text-link">
          See everybody that day
        </Link>
      </p>
    </section>
  );
}

function NobodyFree({ path }: { path: string }) {
  return (
    <EmptyState
      title="Nobody else is free at that hour"
      text="We’re sorry. Others come to you at other times that day."
      picture={<Scene name="empty-search" />}
      action={<ButtonLink to={path}>See who comes that day</ButtonLink>}
    />
  );
}

function SearchLink({ path }: { path: string }) {
  return (
    <ButtonLink to={path} className="self-start">
      Find another time
    </ButtonLink>
  );
}
