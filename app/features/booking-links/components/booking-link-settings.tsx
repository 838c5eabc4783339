import type { BookingLinkDto } from '../queries/read-booking-link.server.ts';
import { LinkCard } from './link-card.tsx';
import { QrCodeCard } from './qr-code-card.tsx';
import { useLinkName } from './use-link-name.ts';

interface BookingLinkSettingsProps {
  link: BookingLinkDto;
  /** Our own host, as a short address begins with it. */
  host: string;
}

/** A professional's short address: to copy, to share, to print. */
export function BookingLinkSettings({ link, host }: BookingLinkSettingsProps) {
  const naming = useLinkName(link);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <LinkCard naming={naming} host={host} />
      <QrCodeCard link={naming.link} />
    </div>
  );
}
