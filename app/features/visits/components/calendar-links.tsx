import { CalendarArrowDown, CalendarPlus } from 'lucide-react';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Menu } from '#app/ui/menu.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { visitFileUrl } from '#app/features/bookings/booking-link.ts';
import { googleCalendarUrl, outlookCalendarUrl } from '../calendar-links.ts';

interface CalendarLinksProps {
  booking: BookingDto;
  className: string;
}

/** The ways to get a visit into one's own calendar: a file, Google and Outlook. */
export function CalendarLinks({ booking, className }: CalendarLinksProps) {
  const elsewhere = { target: '_blank', rel: 'noreferrer', className };
  return (
    <>
      <a href={googleCalendarUrl(booking)} {...elsewhere}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        Google Calendar
      </a>
      <a href={outlookCalendarUrl(booking)} {...elsewhere}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        Outlook
      </a>
      <a href={visitFileUrl(booking.id)} download className={className}>
        <CalendarArrowDown aria-hidden="true" className="size-4" />
        Apple and others (.ics)
      </a>
    </>
  );
}

/** The same ways behind one button. */
export function AddToCalendar({ booking, className }: CalendarLinksProps) {
  return (
    <Menu
      trigger={
        <>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </>
      }
      triggerClassName={className}
    >
      <CalendarLinks booking={booking} className="menu-item" />
    </Menu>
  );
}

/** The same ways as a row of buttons. */
export function CalendarButtons({ booking }: { booking: BookingDto }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <CalendarLinks booking={booking} className={buttonStyle({ variant: 'secondary', size: 'small' })} />
    </div>
  );
}
