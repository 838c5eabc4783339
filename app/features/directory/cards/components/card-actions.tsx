import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { buttonStyle } from '#app/ui/button-style.ts';
import { bookingLink } from '../booking-link.ts';
import type { CardView } from '../card-view.server.ts';

/**
 * The next free slots, the price and the way to the booking page. Plain links that navigate in the page, because a list
 * has about a hundred of them.
 */
export function CardActions({ card }: { card: CardView }) {
  const { name, priceFrom, freeSlots } = card;
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
  return (
    <footer>
      {freeSlots.length > 0 ? (
        <div role="group" aria-label={`Next openings of ${name}`}>
          {freeSlots.map((slot) => (
            <a key={slot.at} href={bookingLink(card, slot.at)} onClick={follow}>
              {`${slot.day} `}
              <b>{slot.time}</b>
            </a>
          ))}
        </div>
      ) : null}
      <p>{priceFrom ? `From ${priceFrom}` : null}</p>
      <a
        href={bookingLink(card)}
        onClick={follow}
        aria-label={`Book Now: ${name}`}
        className={buttonStyle({ size: 'small' })}
      >
        Book Now
      </a>
    </footer>
  );
}
