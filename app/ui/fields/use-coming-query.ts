import { useLocation, useNavigation } from 'react-router';

/**
 * Returns the query with which this page is loading, if it is: filters show what was chosen at once, and the next one
 * adds to it.
 */
export function useComingQuery(): Record<string, string> | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? Object.fromEntries(new URLSearchParams(location.search)) : undefined;
}
