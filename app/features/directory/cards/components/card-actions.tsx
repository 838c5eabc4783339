import { buttonStyle } from '#app/ui/button-style.ts';
import { bookingLink } from '../booking-link.ts';
import type { CardView } from '../card-view.server.ts';

/** The next free slots, the price and the way to the booking page. */
export function CardActions({ card }: { card: CardView }) {
  const { name, priceFrom, freeSlots } = card;
  return (
    <footer>
      {freeSlots.length > 0 ? (
        <div role="group" aria-label={`Next openings of ${name}`}>
          {freeSlots.map((slot) => (
            <a key={slot.at} href={bookingLink(card, slot.at)}>
              {`${slot.day} `}
              <b>{slot.time}</b>
            </a>
          ))}
        </div>
      ) : null}
      <p>{priceFrom ? `From ${priceFrom}` : null}</p>
      <a href={bookingLink(card)} aria-label={`Book Now: ${name}`} className={buttonStyle({ size: 'small' })}>
        Book Now
      </a>
    </footer>
  );
}
