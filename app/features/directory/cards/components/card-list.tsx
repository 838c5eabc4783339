import { type MouseEvent, type ReactNode, useRef } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { useHeartsOf } from '#app/features/favourites/favourites-client.ts';
import { ServerHtmlElement } from '#app/ui/loading/server-html.tsx';
import { useReplacedPictures } from '#app/ui/loading/use-replaced-pictures.ts';
import type { DrawnCard } from '../drawn-card.ts';
import { OpeningCard } from './opening-card.ts';
import { useIntent } from './use-intent.ts';
import './professional-card.css';

interface CardListProps {
  cards: readonly DrawnCard[];
  className: string;
  /** Of each card's place in the list. */
  itemClassName?: string;
  /** Whether it is the list of the visitor's favorites. */
  isFavourites?: boolean;
  /** More items after the cards. */
  children?: ReactNode;
}

/**
 * Cards in a list, as HTML that the server made. What they do is done here, for all of them: links navigate in the page,
 * the one to a profile is prefetched and transitions into it, hearts fill.
 */
export function CardList({ cards, className, itemClassName, isFavourites = false, children }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const pressHeart = useHeartsOf(list, isFavourites);
  const { intended, ...intentHandlers } = useIntent('h3 a');
  useReplacedPictures(list);
  const press = (event: MouseEvent) => {
    const pressed = event.target as Element;
    const heart = pressed.closest('.heart');
    if (heart) return pressHeart(heart);
    const link = pressed.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, { viewTransition: link.matches('h3 a') });
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the presses are those of links and buttons in it */}
      <ul ref={list} className={className} onClick={press} {...intentHandlers}>
        {cards.map((card) => (
          <ServerHtmlElement as="li" key={card.id} content={card} className={itemClassName} />
        ))}
        {children}
      </ul>
      {import.meta.env.SSR ? null : cards.map(({ id }) => <OpeningCard key={id} id={id} list={list} />)}
      {intended === undefined ? null : <PrefetchPageLinks page={intended} />}
    </>
  );
}
