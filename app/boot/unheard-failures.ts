import { ApiFailure, unreadableText } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';

/** A promise rejection that nobody caught. */
interface Unheard {
  reason: unknown;
  /** Whether the user has just pressed something: only then is an error of ours likely about their action. */
  hasJustPressed: boolean;
}

/**
 * The last resort below every button: shows an uncaught failure in a toast, so that every press gets feedback. The
 * browser still reports it to its console, but not a call that was canceled: when a page's data is read again, React
 * Router cancels the reading before, and nobody waits for what that one still had to decode.
 */
export function sayUnheardFailures(page: Pick<Window, 'addEventListener'> = window): void {
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (isGivenUp(reason)) return event.preventDefault();
    sayUnheard({ reason, hasJustPressed: navigator.userActivation?.isActive ?? true });
  });
}

export function sayUnheard({ reason, hasJustPressed }: Unheard): void {
  const title = 'That didn’t work';
  if (reason instanceof ApiFailure) toast({ tone: 'error', title, description: reason.message });
  else if (hasJustPressed) toast({ tone: 'error', title, description: unreadableText });
}

/** A call that its own page canceled. */
const isGivenUp = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';
