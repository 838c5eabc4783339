import { BadgeCheck } from 'lucide-react';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import { centsFromDollars, formatDollarText, formatDollars, subtractCents } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/loading/image.tsx';
import type { OfferDto } from '../offer-dto.ts';

interface OfferCardProps {
  offer: OfferDto;
  /** Dollars paid for the cancelled visit. */
  paid: string;
  busy: boolean;
  onHold: (offer: OfferDto) => void;
}

/** Somebody who could come instead, with what they do, what it costs, and the press that holds them. */
export function OfferCard({ offer, paid, busy, onHold }: OfferCardProps) {
  const { professional, service, travel_fee_amount, total_amount } = offer;
  const saved = subtractCents(centsFromDollars(paid), centsFromDollars(total_amount));
  const hasFee = centsFromDollars(travel_fee_amount) > 0;
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 grow items-center gap-4">
        <div className="shrink-0">
          <Picture
            {...pictureSources(professional.image ?? '/placeholder.svg')}
            alt=""
            width={160}
            height={160}
            sizes="80px"
            className="arch h-24 w-20 bg-sand object-cover"
          />
        </div>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
            <a href={`/professionals/${professional.id}`} className="hover:underline">
              {professional.name}
            </a>
            <BadgeCheck role="img" aria-label="Verified" className="size-4.5 shrink-0 text-green" />
          </h3>
          <Rating
            value={professional.rating}
            {...(professional.review_count === 0 ? { note: 'New' } : { count: professional.review_count })}
          />
          <p className="mt-1 text-sm text-dim wrap-break-word">
            {service.name}, {formatDuration(service.duration)}
          </p>
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-end sm:gap-2">
        <p className="tabular sm:text-right">
          <span className="block text-xl font-semibold">{formatDollarText(total_amount)}</span>
          <span className="block text-xs text-dim">
            {[hasFee ? 'with travel' : null, saved > 0 ? `${formatDollars(saved)} less` : 'same price']
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
        <Button loading={busy} aria-label={`Choose ${professional.name}`} onClick={() => onHold(offer)}>
          Choose
        </Button>
      </div>
    </Card>
  );
}
