import { type SyntheticEvent, useEffect, useState } from 'react';

/** As long as the router's own links wait. */
const waitMilliseconds = 100;

/** Returns the URL of a matching link in a list that somebody seems about to follow, and the list's event handlers. */
export function useIntent(links: string) {
  const [near, setNear] = useState<string>();
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    if (near === undefined) return undefined;
    const timer = setTimeout(() => setIntended(near), waitMilliseconds);
    return () => clearTimeout(timer);
  }, [near]);
  const approach = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (link) setNear(link.pathname);
  };
  const leave = () => {
    setNear(undefined);
    setIntended(undefined);
  };
  return {
    intended: intended === near ? intended : undefined,
    onFocus: approach,
    onBlur: leave,
    onMouseOver: approach,
    onMouseOut: leave,
    onTouchStart: approach,
  };
}
