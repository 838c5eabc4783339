import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';

/** The URL parameter of the visit whose review is requested, as mails link to it. */
const parameter = 'review';

/** Holds which visit's review dialog is open; the one in the URL opens at first. */
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
  // Also after a refusal: the list may be out of date.
  const finish = async () => {
    close();
    await revalidate();
  };
  return { asked, isChanging, ask: setAsked, change: () => setChanging(true), close, finish };
}
