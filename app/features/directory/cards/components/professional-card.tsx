import type { CSSProperties } from 'react';
import { Heart } from '#app/features/favourites/components/heart.tsx';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import { Picture } from '#app/ui/loading/image.tsx';
import type { CardView } from '../card-view.server.ts';
import { CardActions } from './card-actions.tsx';

interface ProfessionalCardProps {
  card: CardView;
  /** Near the top of the page: its picture loads first. */
  eager: boolean;
  isFavourite: boolean;
}

/**
 * A professional's card, drawn on the server only; card-list.tsx makes it work in the browser. All of it links to the
 * profile; its buttons link to booking. Its looks are in professional-card.css: a page has dozens of cards, and utility
 * classes would repeat on each.
 */
export function ProfessionalCard({ card, eager, isFavourite }: ProfessionalCardProps) {
  const { id, name, verified, services, bio, location, rating, reviewCount } = card;
  return (
    <article data-professional-id={id} className="professional-card">
      <CardPicture card={card} eager={eager} />
      <header>
        <h3 className="morph-text">
          <a href={`/professionals/${id}`}>{name}</a>
        </h3>
        {verified ? (
          <span title="Verified" className="morph-text">
            <span className="sr-only">Verified</span>
          </span>
        ) : null}
        <Rating value={rating} {...(reviewCount === null ? { note: 'New' } : { count: reviewCount })} />
      </header>
      {services ? <p className="card-services">{services}</p> : null}
      <p className="card-place">{location}</p>
      {bio ? <p className="card-bio">{bio}</p> : null}
      <Heart name={name} isSaved={isFavourite} />
      <CardActions card={card} />
    </article>
  );
}

/** The face, and behind it a photo of the work, which shows while one points at the card and loads only then. */
function CardPicture({ card: { tint, image, workPhoto }, eager }: Pick<ProfessionalCardProps, 'card' | 'eager'>) {
  const style: CSSProperties & { '--tint': string; '--work'?: string } = {
    '--tint': `var(--${tint})`,
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
