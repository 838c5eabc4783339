import { useLocation, useNavigate } from 'react-router';
import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { hashOfStep, mailedHash, reachableStep, stepOfHash } from '../wizard-steps.ts';

/**
 * Keeps each step of the wizard as a browser history entry: Back goes one step back, and from the first step off the
 * page. Only the hash changes, so the router requests nothing from the server and the steps work offline.
 * @param startStep where the wizard opens if the URL names no step
 */
export function useStepHistory(form: ApplicationForm, startStep: number) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const named = stepOfHash(hash);
  const step = named === undefined ? startStep : Math.min(named, reachableStep(form));

  const push = async (to: string) => {
    // Names the step in the entry being left: going back to a URL without a hash would reload the page.
    const left = hash === mailedHash ? hash : hashOfStep(step);
    if (hash !== left) await navigate({ pathname, search, hash: left }, { replace: true, state });
    await navigate({ pathname, search, hash: to }, { state: { cameFrom: left } });
  };

  /** Goes one step back: through the history if the previous entry is that step, otherwise by replacing this entry. */
  const back = () => {
    const to = hashOfStep(step - 1);
    if (cameFrom(state) === to) return navigate(-1);
    return navigate({ pathname, search, hash: to }, { replace: true });
  };

  return {
    step,
    goTo: (to: number) => (to === step && hash !== mailedHash ? undefined : push(hashOfStep(to))),
    back,
    isAtMail: hash === mailedHash,
    showMail: () => push(mailedHash),
    leaveMail: () => navigate(-1),
  };
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : undefined;
}
