import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ReviewAction } from '../review.ts';
import { historySentence, type HistoryEntry } from '../review-history.ts';
import type { DecisionAnswer, DecisionErrors } from './decision-dialog.tsx';
import { actionMessages } from './review-messages.ts';

/** Submits decisions about one professional and reports the outcome; `seen` is the newest history entry shown. */
export function useDecide(professionalId: string, seen: string | null) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction<{ action: ReviewAction } & DecisionAnswer>(
    async ({ action, reason, visits }) => {
      const json = { action, seen, ...(reason === '' ? {} : { reason }), ...(visits ? { visits } : {}) };
      const { changed, happened } = await api.post('/admin/professionals/:id/decisions', {
        param: { id: professionalId },
        json,
      });
      toast(
        changed
          ? { tone: 'success', title: actionMessages[action].done, description: 'The applicant gets an email.' }
          : { title: 'Done already', description: alreadyText(happened) },
      );
      await revalidate();
    },
    {
      onFailure: async (failure) => {
        const errors = errorsOf(failure);
        const isTyped = errors !== undefined && !isUnprocessed(failure);
        if (!isTyped) toast({ tone: 'error', title: 'Nothing was changed', description: failure.message });
        if (!errors || errors.visits) await revalidate();
      },
    },
  );
  return {
    busy,
    /** @returns errors in what was typed, if any; the dialog then stays open */
    decide: async (action: ReviewAction, answer: DecisionAnswer): Promise<DecisionErrors | undefined> => {
      const { failure } = await run({ action, ...answer });
      return failure && errorsOf(failure);
    },
  };
}

function errorsOf(failure: ApiFailure): DecisionErrors | undefined {
  const { reason, visits } = failure.fields;
  if (reason || visits) return { ...(reason ? { reason } : {}), ...(visits ? { visits } : {}) };
  return isUnprocessed(failure) ? { reason: failure.message } : undefined;
}

/** Whether the server did not process it: what was typed is kept for another try. */
function isUnprocessed({ status }: ApiFailure): boolean {
  return status === 0 || status >= 500;
}

function alreadyText(happened: HistoryEntry | null): string {
  return happened
    ? `${historySentence(happened)} ${timeAgo(Date.parse(happened.at), Date.now())}.`
    : 'Someone else got there first.';
}
