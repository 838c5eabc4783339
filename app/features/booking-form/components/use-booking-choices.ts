import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import {
  changesBetween,
  choicesOfSearch,
  clearChoices,
  saveChoices,
  savedChoices,
  mergedChoices,
  searchOfChoices,
  takeUp,
  type BookingChoices,
} from '../booking-choices.ts';
import type { BookingSubject } from '../booking-subject.ts';

type Part = Partial<Omit<BookingChoices, 'professionalId'>>;

/**
 * The selections of the booking page. They live in the page's URL and in this tab's storage, so that they survive a
 * reload, signing in and a cancelled checkout. Choosing another professional is a navigation: the server then answers
 * who that is and what they offer. `known` is whom the server named last: the real name replaces the one in the URL.
 * `handOver` also leaves the selections for another tab, because the link of a confirmation mail opens in a new one.
 */
export function useBookingChoices(known: Pick<BookingSubject, 'id' | 'name'> | undefined) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [choices, setChoices] = useState(() => choicesOfSearch(search));
  const [name, setName] = useState(search.get('name') ?? '');
  const [restored, setRestored] = useState(false);

  const askedFor = choicesOfSearch(search).professionalId;
  const show = (next: BookingChoices, nextName: string) =>
    navigate(`${pathname}?${searchOfChoices(next, nextName)}`, { replace: true, preventScrollReset: true });

  // The server renders what the URL says; what this tab stored is merged in after hydration. A slow machine may be
  // pressed in between: that stands.
  const restore = useEffectEvent(() => {
    const read = choicesOfSearch(search);
    const merged = mergedChoices(read, keptHere());
    setChoices((now) => ({ ...merged, ...changesBetween(restored ? choices : read, now) }));
    setName(search.get('name') ?? '');
    setRestored(true);
    if (merged.professionalId && merged.professionalId !== askedFor) void show(merged, '');
  });
  useEffect(() => restore(), [askedFor]);

  const shownName = known?.id === choices.professionalId ? known.name : name;
  useEffect(() => {
    if (!restored) return;
    saveChoices(browserStorage('sessionStorage'), choices);
    // Bypasses React Router on purpose: nothing has to be reloaded, and a navigation would cost a round trip.
    const query = searchOfChoices(choices, shownName);
    if (choices.professionalId === askedFor)
      history.replaceState(history.state, '', query ? `${pathname}?${query}` : pathname);
  }, [restored, choices, shownName, askedFor, pathname]);

  return {
    choices,
    askedFor,
    name,
    change: (part: Part) => setChoices((before) => ({ ...before, ...part })),
    propose: (part: Part) => setChoices((now) => takeUp(part, choices, now)),
    handOver: () => saveChoices(browserStorage('localStorage'), choices),
    changeProfessional: (professionalId: string, nextName: string) => {
      const next = { ...choices, professionalId, serviceId: '', time: '' };
      saveChoices(browserStorage('sessionStorage'), next);
      setChoices(next);
      setName(nextName);
      void show(next, nextName);
    },
  };
}

/** Returns what this tab stored, otherwise what another tab handed over, which is read once and then cleared. */
function keptHere(): BookingChoices | undefined {
  const [tab, shared] = [browserStorage('sessionStorage'), browserStorage('localStorage')];
  const kept = savedChoices(tab) ?? savedChoices(shared);
  clearChoices(shared);
  if (kept) saveChoices(tab, kept);
  return kept;
}
