import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The id of the element of a message. */
export function messageElementId(sequence: number): string {
  return `message-${sequence}`;
}

/**
 * Brings the message that the URL names into view, and returns its sequence as long as the thread is open. Once the
 * page has everything up to the thread's end, the URL is the thread's again, so that what comes is loaded with it.
 */
export function useFoundMessage(at: number | undefined, hasLater: boolean): number | undefined {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [found, setFound] = useState(at);
  if (at !== undefined && at !== found) setFound(at);
  useEffect(() => {
    const element = at === undefined ? null : document.getElementById(messageElementId(at));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [at]);
  const isAtEnd = at !== undefined && !hasLater;
  useEffect(() => {
    if (isAtEnd) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isAtEnd, navigate, pathname]);
  return found;
}
