import { CalendarDays, Heart, type LucideIcon, Search, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { ProfileRole } from '#app/platform/access/profile-types.ts';
import { clientPlaceOf, clientPlaces, hasClientBar, type ClientPlace } from './client-bar-places.ts';

const links: Record<ClientPlace, { to: string; label: string; icon: LucideIcon }> = {
  explore: { to: '/professionals', label: 'Explore', icon: Search },
  bookings: { to: '/dashboard/client', label: 'Bookings', icon: CalendarDays },
  saved: { to: '/dashboard/client/saved', label: 'Saved', icon: Heart },
  account: { to: '/account', label: 'Account', icon: UserRound },
};

/** A client's places within reach of the thumb, on phones. */
export function ClientBar({ role }: { role: ProfileRole }) {
  const { pathname } = useLocation();
  if (role !== 'user' || !hasClientBar(pathname)) return null;
  const current = clientPlaceOf(pathname);
  return (
    <nav aria-label="Your places" className="client-bar">
      {clientPlaces.map((place) => {
        const { to, label, icon: Icon } = links[place];
        return (
          <Link
            key={place}
            to={to}
            prefetch="intent"
            aria-current={place === current ? 'page' : undefined}
            className="client-bar-place"
          >
            <span>
              <Icon aria-hidden="true" />
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
