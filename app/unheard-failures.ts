import { ApiFailure, unreadableText } from '#app/platform/http/api-failure.ts';
import { toast } from '#app/ui/toast.ts';

/** What the browser says of a promise that nobody caught. */
interface Unheard {
  reason: unknown;
  /** Whether somebody has just pressed something: only then a mistake of ours is about what they asked for. */
  hasJustPressed: boolean;
}

/**
 * The last net below every button: a failure that nobody caught is said in a toast, so that no press is met with
 * silence. The browser still reports it to its console.
 */
export function sayUnheardFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) =>
    sayUnheard({ reason, hasJustPressed: navigator.userActivation?.isActive ?? true }),
  );
}

export function sayUnheard({ reason, hasJustPressed }: Unheard): void {
  const title = 'That did not work';
  if (reason instanceof ApiFailure) toast({ tone: 'error', title, description: reason.message });
  else if (hasJustPressed && !isGivenUp(reason)) toast({ tone: 'error', title, description: unreadableText });
}

/** A call that its own page no longer wants. */
const isGivenUp = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';
