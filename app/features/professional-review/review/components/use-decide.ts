import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { Review } from '../queries/get-review.server.ts';
import type { ReviewAction } from '../review.ts';
import { historySentence, type HistoryEntry } from '../review-history.ts';
import { decisionSchema, suspensionSchema } from '../review.schema.ts';
import { actionMessages } from './review-messages.ts';

/**
 * The form that confirms an action on a professional, submits it and reports the outcome. It stays open on errors in
 * what was typed, and if the server did not process it.
 */
export function useDecide(review: Review, action: ReviewAction | undefined, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const { errors, busy, failure, submit, clear } = useForm({
    schema: action && asksForVisits(review, action) ? suspensionSchema : decisionSchema,
    // `seen` is the newest history entry shown.
    read: (form) => ({ ...fieldsOf(form), action, seen: review.history[0]?.id ?? null }),
    send: async (json) => {
      const { changed, happened } = await api.post('/admin/professionals/:id/decisions', {
        param: { id: review.id },
        json,
      });
      toast(
        changed
          ? { tone: 'success', title: actionMessages[json.action].done, description: 'The applicant gets an email.' }
          : { title: 'Done already', description: alreadyText(happened) },
      );
      await revalidate();
      onClose();
    },
    onFailure: async (failure) => {
      const isTyped = Boolean(failure.fields['reason'] ?? failure.fields['visits']);
      if (!isTyped) toast({ tone: 'error', title: 'Nothing was changed', description: failure.message });
      if (isTyped ? failure.fields['visits'] : !isUnprocessed(failure)) await revalidate();
      if (!isTyped && !isUnprocessed(failure)) onClose();
    },
  });
  return {
    errors: {
      reason: errors['reason'] ?? (failure && isUnprocessed(failure) ? failure.message : undefined),
      visits: errors['visits'],
    },
    busy,
    submit,
    close: () => {
      clear();
      onClose();
    },
  };
}

/** Whether an action has to say what happens to booked visits. */
export function asksForVisits({ standing_visits }: Review, action: ReviewAction): boolean {
  return action === 'suspend' && standing_visits.length > 0;
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
