import { CalendarDays, Heart, type LucideIcon, MessageCircle, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProfileRole } from '#app/platform/access/profile-types.ts';
import { clientPlaceOf, clientPlaces, hasClientBar, type ClientPlace } from './client-bar-places.ts';

const links: Record<ClientPlace, { to: string; label: string; icon: LucideIcon }> = {
  explore: { to: '/professionals', label: 'Explore', icon: Search },
  bookings: { to: '/dashboard/client', label: 'Bookings', icon: CalendarDays },
  messages: { to: '/dashboard/client/messages', label: 'Messages', icon: MessageCircle },
  saved: { to: '/dashboard/client/saved', label: 'Saved', icon: Heart },
  account: { to: '/account', label: 'Account', icon: UserRound },
};

interface ClientBarProps {
  role: ProfileRole;
  /** The number of unread messages, if there are any. */
  unread: ReactNode;
}

/** A client's places within reach of the thumb, on phones. */
export function ClientBar({ role, unread }: ClientBarProps) {
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
              {place === 'messages' ? unread : null}
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
