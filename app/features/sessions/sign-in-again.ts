import { useSyncExternalStore } from 'react';

export interface SignInQuestion {
  /** The user whose session ended. */
  user: { id: string; email: string };
  /** Answers the question: whether they are signed in again. */
  settle: (signedIn: boolean) => void;
}

let question: SignInQuestion | undefined;
let answer: Promise<boolean> | undefined;
const watchers = new Set<() => void>();

/**
 * Asks a user whose session ended to sign in again over the current page, so that no input is lost. Calls made while
 * the question is open share its answer.
 * @returns whether they are signed in again; false if they declined or came back as another user
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

/** Answers an open question for whoever has signed out meanwhile. */
export function declineSignInAgain(): void {
  question?.settle(false);
}

/** The open question, if any. */
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
