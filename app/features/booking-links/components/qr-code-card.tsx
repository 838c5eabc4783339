import { Download } from 'lucide-react';
import { QrCode } from '#app/features/account-settings/components/two-factor/qr-code.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Card } from '#app/ui/card.tsx';
import type { BookingLinkDto } from '../queries/read-booking-link.server.ts';

const files = [
  ['/api/booking-link/qr-code.png', 'PNG'],
  ['/api/booking-link/qr-code.svg', 'SVG'],
] as const;

/** The code of the link, and its files for printing. */
export function QrCodeCard({ link }: { link: BookingLinkDto }) {
  return (
    <Card padding="large">
      <h2 className="text-lg font-semibold">QR code</h2>
      <p className="mt-1 text-sm text-dim">
        For your car, your cards and your flyers. A phone’s camera opens your link.
      </p>
      <div className="mx-auto mt-5 max-w-60">
        <QrCode {...link.qr} label={`QR code of ${link.url}`} />
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        {files.map(([url, label]) => (
          <a key={url} href={url} download className={buttonStyle({ variant: 'secondary' })}>
            <Download aria-hidden="true" className="size-5" />
            {label}
          </a>
        ))}
      </div>
      <p className="mt-4 text-sm text-dim">
        Print it at least 2 cm (0.8 in) wide, with the white edge around it. For a shop window or a car, take the SVG:
        it stays sharp at any size.
      </p>
      {link.replaced.length > 0 ? (
        <p className="mt-3 text-sm text-dim">Codes with an earlier link work as long as that link does.</p>
      ) : null}
    </Card>
  );
}
