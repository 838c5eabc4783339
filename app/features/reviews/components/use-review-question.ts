import { useRevalidator, useSearchParams } from 'react-router';
import { useOpening } from '#app/ui/actions/use-opening.ts';

/** The URL parameter of the visit whose review is requested, as mails link to it. */
const parameter = 'review';

/** Holds which visit's review dialog is open; the one in the URL opens at first. */
export function useReviewQuestion() {
  const [search, setSearch] = useSearchParams();
  const { subject: asked, opening, open, close: closeDialog } = useOpening(search.get(parameter) ?? undefined);
  const { revalidate } = useRevalidator();
  const close = () => {
    closeDialog();
    // As it is by now: a late answer may come on another page.
    const now = new URLSearchParams(window.location.search);
    if (!now.has(parameter)) return;
    now.delete(parameter);
    setSearch(now, { replace: true, preventScrollReset: true });
  };
  // Also after a refusal: the list may be out of date.
  const finish = async () => {
    close();
    await revalidate();
  };
  return { asked, opening, ask: open, close, finish };
}
