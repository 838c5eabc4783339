import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { clientName, type ClientRow } from '../client-row.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { messageClientUrl } from '#app/features/messages/thread-links.ts';
import { ClientPortrait } from './client-portrait.tsx';
import { ClientStatusPill } from './client-status-pill.tsx';
import { ClientVisits } from './client-visits.tsx';

/** A client's contact details and bookings. */
export function ClientProfile({ client, onClose }: { client: ClientRow | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={client !== undefined}
      onClose={onClose}
      title={client ? clientName(client) : ''}
      place="side"
      width="medium"
    >
      {client ? <Profile client={client} /> : null}
    </Dialog>
  );
}

function Profile({ client }: { client: ClientRow }) {
  const { email, phone, contact_shared, totalBookings, cancelledBookings, lastBooking, timeZone, status } = client;
  return (
    <>
      <div className="mt-2 flex items-center gap-4">
        <ClientPortrait client={client} className="size-14 text-lg" />
        <ClientStatusPill status={status} />
      </div>
      <ul className="mt-5 flex flex-col gap-1">
        {contact_shared ? (
          <Way
            icon={<MessageCircle aria-hidden="true" className="size-5" />}
            href={messageClientUrl(client.id)}
            text="Message"
          />
        ) : null}
        {email ? (
          <Way icon={<Mail aria-hidden="true" className="size-5" />} href={`mailto:${email}`} text={email} />
        ) : null}
        {phone ? (
          <Way
            icon={<Phone aria-hidden="true" className="size-5" />}
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            text={phone}
          />
        ) : null}
      </ul>
      {contact_shared ? null : (
        <p className="text-sm text-dim">You’ll see their email and phone once they’ve paid for a booking with you.</p>
      )}
      <dl className="mt-5 grid grid-cols-2 gap-3">
        <Fact
          name="Total bookings"
          note={cancelledBookings > 0 ? `${cancelledBookings.toLocaleString('en-US')} cancelled` : undefined}
        >
          {totalBookings.toLocaleString('en-US')}
        </Fact>
        <Fact name="Last booking">{lastBooking ? <WeekdayWhen at={lastBooking} timeZone={timeZone} /> : 'Never'}</Fact>
      </dl>
      <h3 className="mt-8 mb-1 text-lg font-semibold">Bookings</h3>
      <ClientVisits clientId={client.id} />
    </>
  );
}

function Way({ icon, href, text }: { icon: ReactNode; href: string; text: string }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-11 max-w-full items-center gap-3 underline-offset-4 hover:underline">
        <span className="shrink-0 text-dim">{icon}</span>
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </a>
    </li>
  );
}

function Fact({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line p-4">
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd className="mt-1">
        <span className="tabular block font-semibold">{children}</span>
        {note ? <span className="block text-sm text-dim">{note}</span> : null}
      </dd>
    </div>
  );
}
