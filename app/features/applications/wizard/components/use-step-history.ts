import { useLocation, useNavigate } from 'react-router';
import type { ApplicationForm } from '../application-form.ts';
import { hashOfStep, mailedHash, reachableStep, stepOfHash } from '../wizard-steps.ts';

/**
 * The wizard's step, as an entry of the browser's history each: Back goes a step back, and from the first one off the
 * page. Only the hash changes, so that the router asks the server for nothing: the steps work without a connection.
 * @param startStep where the wizard opens when the address names no step
 */
export function useStepHistory(form: ApplicationForm, startStep: number) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const named = stepOfHash(hash);
  const step = named === undefined ? startStep : Math.min(named, reachableStep(form));

  const push = async (to: string) => {
    // The entry that is left names its step from now on: coming back to an address without a hash would load the page
    // anew.
    const left = hash === mailedHash ? hash : hashOfStep(step);
    if (hash !== left) await navigate({ pathname, search, hash: left }, { replace: true, state });
    await navigate({ pathname, search, hash: to }, { state: { cameFrom: left } });
  };

  /** One step back: over the history where it leads there, else in the place of this entry. */
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
