import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useHeartsOf } from '#app/features/favourites/favourites-client.ts';
import { ServerHtmlElement } from '#app/ui/loading/server-html.tsx';
import { useLinksInPage } from '#app/ui/loading/use-links-in-page.ts';
import { useReplacedPictures } from '#app/ui/loading/use-replaced-pictures.ts';
import type { DrawnCard } from '../drawn-card.ts';
import { OpeningCard } from './opening-card.ts';
import { useIntent } from './use-intent.ts';
import './professional-card.css';

const profileLinks = 'h3 a';

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
  const follow = useLinksInPage(profileLinks);
  const pressHeart = useHeartsOf(list, isFavourites);
  const { intended, ...intentHandlers } = useIntent(profileLinks);
  useReplacedPictures(list);
  const press = (event: MouseEvent) => {
    const heart = event.target instanceof Element ? event.target.closest('.heart') : null;
    if (heart) pressHeart(heart);
    else follow(event);
  };
  // A press of one card, or the way to it, leaves the others as they are.
  const items = useMemo(
    () => cards.map((card) => <ServerHtmlElement as="li" key={card.id} content={card} className={itemClassName} />),
    [cards, itemClassName],
  );
  const openings = useMemo(() => cards.map(({ id }) => <OpeningCard key={id} id={id} list={list} />), [cards]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the presses are those of links and buttons in it */}
      <ul ref={list} className={className} onClick={press} {...intentHandlers}>
        {items}
        {children}
      </ul>
      {import.meta.env.SSR ? null : openings}
      {intended === undefined ? null : <PrefetchPageLinks page={intended} />}
    </>
  );
}
