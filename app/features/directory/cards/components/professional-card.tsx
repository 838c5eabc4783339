import type { CSSProperties } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { FavouriteButton } from '#app/features/favourites/components/favourite-button.tsx';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import { Picture } from '#app/ui/loading/image.tsx';
import type { CardView } from '../card-view.server.ts';
import { CardActions } from './card-actions.tsx';
import './professional-card.css';

interface ProfessionalCardProps {
  card: CardView;
  /** Near the top of the page: its picture loads first. */
  eager?: boolean | undefined;
  isFavourite?: boolean | undefined;
}

/**
 * A professional's card. All of it links to the profile, into which it transitions; its buttons link to booking. Its
 * looks are in professional-card.css: a page has dozens of cards, and utility classes would repeat on each.
 */
export function ProfessionalCard({ card, eager, isFavourite }: ProfessionalCardProps) {
  const { id, name, verified, services, bio, location, rating, reviewCount } = card;
  const profile = `/professionals/${id}`;
  // Only the card being opened: a view transition name must be unique on a page.
  const isOpening = useViewTransitionState(profile);
  return (
    <article data-professional-id={id} className="professional-card">
      <CardPicture card={card} eager={eager} isOpening={isOpening} />
      <header>
        <h3 style={isOpening ? { viewTransitionName: `name-${id}` } : undefined} className="morph-text">
          <Link to={profile} viewTransition prefetch="intent">
            {name}
          </Link>
        </h3>
        {verified ? (
          <span
            title="Verified"
            style={isOpening ? { viewTransitionName: `badge-${id}` } : undefined}
            className="morph-text"
          >
            <span className="sr-only">Verified</span>
          </span>
        ) : null}
        <Rating value={rating} {...(reviewCount === null ? { note: 'New' } : { count: reviewCount })} />
      </header>
      {services ? <p className="card-services">{services}</p> : null}
      <p className="card-place">{location}</p>
      {bio ? <p className="card-bio">{bio}</p> : null}
      <FavouriteButton professional={card} isFavourite={isFavourite} />
      <CardActions card={card} />
    </article>
  );
}

/** The face, and behind it a photo of the work, which shows while one points at the card and loads only then. */
function CardPicture({
  card: { id, tint, image, workPhoto },
  eager,
  isOpening,
}: ProfessionalCardProps & { isOpening: boolean }) {
  const style: CSSProperties & { '--tint': string; '--work'?: string } = {
    '--tint': `var(--${tint})`,
    viewTransitionName: isOpening ? `portrait-${id}` : undefined,
    ...(workPhoto === null ? {} : { '--work': `url("${workPhoto.replaceAll(/["\\\n]/g, encodeURIComponent)}")` }),
  };
  return (
    <div style={style} className="card-picture morph-picture">
      <Picture
        {...pictureSources(image ?? '/placeholder.svg')}
        alt=""
        width={640}
        height={640}
        sizes="(min-width:40rem) 300px, 7rem"
        eager={eager}
      />
    </div>
  );
}
