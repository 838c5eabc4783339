import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '#app/lib/browser/after-paint.ts';
import {
  anyProfessional,
  changeFilter,
  defaultSort,
  directorySorts,
  filterQuery,
  titlesIn,
  type DirectoryFilter,
} from '#app/features/directory-search/directory-filter.ts';
import { afterShowing, type Queries } from './queries-under-way.ts';

const typingPauseMilliseconds = 250;

export type ChangeFilter = (change: Partial<DirectoryFilter>, options?: { typing?: boolean }) => void;

/** How a filter enters the browser's history: with an entry of its own, or in place of the current one. */
type Entry = 'own' | 'typed' | 'current';

/**
 * The filter in the form fields, which is ahead of the URL during typing. Changes go to the URL automatically; other
 * changes of the URL (back, a link) update the fields. The browser's back button leads to the choice before; what is
 * typed in one go is one entry.
 */
export function useDirectoryFilter(shown: DirectoryFilter, form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const shownQuery = filterQuery(shown);
  const [draft, setDraft] = useState(shown);
  const [queries, setQueries] = useState<Queries>({ shown: shownQuery, sent: [] });
  const cancelWait = useRef(() => {});

  if (queries.shown !== shownQuery) {
    setQueries(afterShowing(queries, shownQuery));
    if (!queries.sent.includes(shownQuery)) setDraft(shown);
  }

  const apply = (filter: DirectoryFilter, entry: Entry) => {
    cancelWait.current();
    const query = filterQuery(filter);
    if (query === (queries.sent.at(-1) ?? queries.shown)) return;
    const url = { pathname: '/professionals', search: query };
    cancelWait.current = afterPaint(() => {
      setQueries((now) => ({ ...now, sent: [...now.sent, query] }));
      const replace = entry === 'current' || (entry === 'typed' && isEntryTyped());
      void navigate(url, { replace, preventScrollReset: true, state: { typed: entry === 'typed' } });
    });
  };

  const take = (part: Partial<DirectoryFilter>): DirectoryFilter => {
    const filter = changeFilter(draft, part);
    setDraft(filter);
    cancelWait.current();
    return filter;
  };
  const change: ChangeFilter = (part, { typing = false } = {}) => {
    const filter = take(part);
    if (typing) cancelWait.current = afterPause(() => apply(filter, 'typed'));
    else apply(filter, 'own');
  };

  const alive = useRef(false);
  useEffect(() => {
    if (alive.current) return;
    alive.current = true;
    // Choices made before hydration must not be lost.
    const chosen = form.current ? chosenIn(form.current) : draft;
    const { sort, ...others } = chosen;
    if (inOrder(chosen) !== inOrder(draft)) apply(take(sort === draft.sort ? others : chosen), 'current');
  });
  useEffect(() => () => cancelWait.current(), []);

  useEffect(() => {
    // A pending search must not bring back somebody who follows a link meanwhile.
    const stopWhenLeaving = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname !== location.pathname) cancelWait.current();
    };
    document.addEventListener('click', stopWhenLeaving, true);
    return () => document.removeEventListener('click', stopWhenLeaving, true);
  }, []);

  /** Leads to a URL at once; a search that is still to be applied must not bring back whoever has chosen it. */
  const openUrl = (url: string) => {
    cancelWait.current();
    setQueries((now) => ({ ...now, sent: [] }));
    void navigate(url);
  };

  return { draft, change, openUrl, applyNow: () => apply(draft, 'typed'), clear: () => change(cleared(draft)) };
}

/**
 * Whether the browser's current history entry was typed. `useLocation` changes only when the page is drawn, and people
 * type faster than that. React Router keeps a location's state in `usr`.
 */
function isEntryTyped(): boolean {
  return (history.state as { usr?: { typed?: boolean } | null } | null)?.usr?.typed === true;
}

/** @returns a function that cancels the wait */
function afterPause(then: () => void): () => void {
  const timer = setTimeout(then, typingPauseMilliseconds);
  return () => clearTimeout(timer);
}

/** Clears the filter; a chosen sort stays. */
function cleared({ sort, search }: DirectoryFilter): DirectoryFilter {
  return { ...anyProfessional, sort: sort === defaultSort(search) ? anyProfessional.sort : sort };
}

/** Reads the filter from a form's fields. */
function chosenIn(form: HTMLFormElement): DirectoryFilter {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    search: text('search'),
    services: titlesIn(fields),
    place: text('place'),
    area: text('area'),
    date: text('date'),
    verified: fields.has('verified'),
    sort: directorySorts.find(({ id }) => id === text('sort'))?.id ?? defaultSort(text('search')),
  };
}

function inOrder(filter: DirectoryFilter): string {
  return filterQuery({ ...filter, services: filter.services.toSorted() });
}
