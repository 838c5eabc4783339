import { useEffect, useState } from 'react';
import { type ActionOptions, type ActionState, createAction, type Outcome, type Work } from './action.ts';

/**
 * An action of the user that calls the API: whether it is under way, with what, and why it failed the last time. A
 * second press does nothing while it runs; errors that are not from the API are thrown by `run`.
 * `const { busy, run } = useAction(() => api.delete('/x'), { onFailure: ({ message }) => toast(…) })`
 */
export function useAction<Input = void>(work: Work<Input>, options: ActionOptions<Input> = {}) {
  const [{ pending, failure }, show] = useState<ActionState<Input>>({ pending: undefined, failure: undefined });
  const [action] = useState(() => createAction(show));
  useReleaseOnReturn(action.release, options.leavesPage === true);
  return {
    busy: pending !== undefined,
    pending: pending?.input,
    failure,
    run: (input: Input): Promise<Outcome> => action.run(input, work, options),
    release: action.release,
    clear: action.clear,
  };
}

/** Releases the button when the browser's Back button restores a page that was left from its cache. */
function useReleaseOnReturn(release: () => void, leavesPage: boolean): void {
  useEffect(() => {
    if (!leavesPage) return undefined;
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [release, leavesPage]);
}
