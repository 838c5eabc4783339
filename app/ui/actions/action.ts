import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';

/** What a page shows of an action. */
export interface ActionState<Input> {
  /** What it runs with; undefined while it does not run. */
  pending: { readonly input: Input } | undefined;
  /** Why the last run failed. */
  failure: ApiFailure | undefined;
}

/**
 * Sends content under an idempotency key that stays the same until the server has answered: see createAttempts.
 */
export type Attempt = ReturnType<typeof createAttempts>;

/**
 * What an action does; a call that creates something is sent with `attempt`. With `leavesPage` it returns false if the
 * page is not left after all.
 */
export type Work<Input> = (input: Input, attempt: Attempt) => unknown;

export interface ActionOptions<Input> {
  /** Says that the server refused or could not be reached. It stays busy until this is done. */
  onFailure?: ((failure: ApiFailure, input: Input) => unknown) | undefined;
  /** Runs after a success and after every failure, for instance to load the page's data again. */
  onSettled?: (() => unknown) | undefined;
  /** After a success it stays busy, because the page is about to be left. */
  leavesPage?: boolean | undefined;
}

/** How a run ended; without a failure if it was not done because it was under way already. */
export type Outcome = { done: boolean; failure?: ApiFailure };

/**
 * Runs an action of the user, one at a time: a second press while it is under way does nothing.
 * @param show receives each change of its state
 */
export function createAction<Input>(show: (state: ActionState<Input>) => void) {
  const attempt = createAttempts();
  let isUnderWay = false;
  let failure: ApiFailure | undefined;
  const release = () => {
    isUnderWay = false;
    show({ pending: undefined, failure });
  };

  /** @throws any error that is not from the API */
  const run = async (input: Input, work: Work<Input>, options: ActionOptions<Input>): Promise<Outcome> => {
    if (isUnderWay) return { done: false };
    isUnderWay = true;
    failure = undefined;
    show({ pending: { input }, failure });
    let isLeaving = false;
    try {
      isLeaving = (await work(input, attempt)) !== false && options.leavesPage === true;
      return { done: true };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      failure = error;
      show({ pending: { input }, failure });
      await options.onFailure?.(error, input);
      return { done: false, failure: error };
    } finally {
      try {
        await options.onSettled?.();
      } finally {
        if (!isLeaving) release();
      }
    }
  };

  return {
    run,
    /** Ends the wait of an action that did not leave the page after all. */
    release,
    /** Removes the message of the last failure. */
    clear: () => {
      failure = undefined;
      if (!isUnderWay) show({ pending: undefined, failure });
    },
  };
}
