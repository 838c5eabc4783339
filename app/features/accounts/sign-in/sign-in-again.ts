import { useSyncExternalStore } from 'react';

export interface SignInQuestion {
  /** Whose session ended. */
  user: { id: string; email: string };
  /** Ends the question: whether they are signed in again. */
  settle: (signedIn: boolean) => void;
}

let question: SignInQuestion | undefined;
let answer: Promise<boolean> | undefined;
const watchers = new Set<() => void>();

/**
 * Asks whoever was signed in to sign in again, over the page as it stands, so that nothing typed is lost. Calls that
 * come while the question is open wait for the same answer.
 * @returns whether they are signed in again; false when they would rather not, or came back as somebody else.
 */
export function promptSignInAgain(user: SignInQuestion['user']): Promise<boolean> {
  answer ??= new Promise<boolean>((resolve) => {
    show({
      user,
      settle: (signedIn) => {
        answer = undefined;
        show(undefined);
        resolve(signedIn);
      },
    });
  });
  return answer;
}

/** The question that is open, if one is. */
export function useSignInQuestion(): SignInQuestion | undefined {
  return useSyncExternalStore(
    watch,
    () => question,
    () => undefined,
  );
}

function show(next: SignInQuestion | undefined): void {
  question = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
