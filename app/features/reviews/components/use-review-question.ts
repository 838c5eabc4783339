import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';

/** In the address: the visit whose review is asked for, as mails link to it. */
const parameter = 'review';

/** About which visit's review the page has a dialog open; the one in the address is open from the start. */
export function useReviewQuestion() {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(search.get(parameter));
  const [isChanging, setChanging] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => {
    setAsked(null);
    setChanging(false);
    if (!search.has(parameter)) return;
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  // Also after a refusal that closed nothing: what the list shows may be out of date.
  const finish = async () => {
    close();
    await revalidate();
  };
  return { asked, isChanging, ask: setAsked, change: () => setChanging(true), close, finish };
}
