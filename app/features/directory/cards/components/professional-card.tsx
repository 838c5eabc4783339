import { Link, useViewTransitionState } from 'react-router';
import { FavouriteButton } from '#app/features/favourites/components/favourite-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { VerifiedIcon } from '#app/ui/icons.tsx';
import { Picture, renderedSources, type PictureSources } from '#app/ui/loading/image.tsx';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import type { CardView } from '../card-view.server.ts';

interface ProfessionalCardProps {
  card: CardView;
  /** Near the top of the page: its picture loads first. */
  eager?: boolean | undefined;
  isFavourite?: boolean | undefined;
}

/** A professional's card. All of it links to the profile, into which it transitions; its button links to booking. */
export function ProfessionalCard({ card, eager, isFavourite }: ProfessionalCardProps) {
  const { id, name, verified, services, bio, location, rating, reviewCount, priceFrom } = card;
  const profile = `/professionals/${id}`;
  // Only the card being opened: a view transition name must be unique on a page.
  const isOpening = useViewTransitionState(profile);
  return (
    <article data-professional-id={id} className="group relative flex h-full flex-col">
      <CardPicture card={card} eager={eager} isOpening={isOpening} />
      <div className="mt-3 flex items-center gap-1.5">
        <h3
          style={isOpening ? { viewTransitionName: `name-${id}` } : undefined}
          className="morph-text min-w-0 truncate text-base font-semibold"
        >
          <Link
            to={profile}
            viewTransition
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        {verified ? (
          <span title="Verified" className="flex text-green">
            <VerifiedIcon className="size-5" />
            <span className="sr-only">Verified</span>
          </span>
        ) : null}
        <Rating
          value={rating}
          {...(reviewCount === null ? { note: 'New' } : { count: reviewCount })}
          className="ml-auto shrink-0"
        />
      </div>
      {services ? <p className="mt-0.5 line-clamp-2 text-sm">{services}</p> : null}
      <p className="mt-0.5 truncate text-sm text-dim">{location}</p>
      {bio ? <p className="mt-2 line-clamp-2 text-sm text-dim">{bio}</p> : null}
      <FavouriteButton professional={card} isFavourite={isFavourite} className="absolute top-2 right-2 z-[1]" />
      <div className="mt-auto flex items-center justify-between gap-3 pt-4">
        <p className="tabular font-semibold">{priceFrom ? `From ${priceFrom}` : null}</p>
        <ButtonLink to={bookingLink(card)} size="small" aria-label={`Book Now: ${name}`} className="z-[1]">
          Book Now
        </ButtonLink>
      </div>
    </article>
  );
}

function CardPicture({
  card: { id, tint, image, free },
  eager,
  isOpening,
}: ProfessionalCardProps & { isOpening: boolean }) {
  return (
    <div
      style={{ backgroundColor: `var(--${tint})`, viewTransitionName: isOpening ? `portrait-${id}` : undefined }}
      className="morph-picture relative aspect-square overflow-hidden rounded-card transition-shadow duration-200 group-hover:lifted"
    >
      <Picture
        {...sourcesOf(image ?? '/placeholder.svg')}
        alt=""
        width={640}
        height={640}
        sizes="(min-width: 80rem) 290px, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
        eager={eager}
        className="size-full object-cover transition-transform duration-200 ease-out group-hover:scale-[1.03]"
      />
      {free ? (
        <p className="tabular absolute bottom-3 left-3 rounded-full bg-card px-3 py-1.5 text-xs font-semibold text-ink">
          <span className="sr-only">Next opening: </span>
          {free}
        </p>
      ) : null}
    </div>
  );
}

const renderedPortrait = /^(\/images\/.+)-(?:320|640)\.(?:webp|avif)$/;

/** Portraits that ship with the product exist in two sizes. */
function sourcesOf(image: string): PictureSources {
  const base = renderedPortrait.exec(image)?.[1];
  return base === undefined ? { src: image } : renderedSources(base, [320, 640]);
}

function bookingLink({ id, name }: CardView): string {
  return `/booking?pro=${encodeURIComponent(id)}&name=${encodeURIComponent(name)}`;
}
