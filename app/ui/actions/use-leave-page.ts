import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * Opens another page, for the work of an action with `leavesPage`.
 * @returns false if this page stays, because the other one could not be read (decision 046)
 */
export function useLeavePage(): (url: string, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate();
  return async (url, options) => {
    const { pathname } = window.location;
    await navigate(url, options);
    return window.location.pathname !== pathname;
  };
}
