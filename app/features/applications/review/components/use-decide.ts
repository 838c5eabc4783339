import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ReviewAction } from '../review.ts';
import { historySentence, type HistoryEntry } from '../review-history.ts';
import type { DecisionAnswer, DecisionErrors } from './decision-dialog.tsx';
import { actionMessages } from './review-messages.ts';

/** Submits decisions about one professional and reports the outcome; `seen` is the newest history entry shown. */
export function useDecide(professionalId: string, seen: string | null) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** @returns errors in what was typed, if any; the dialog then stays open */
  const decide = async (
    action: ReviewAction,
    { reason, visits }: DecisionAnswer,
  ): Promise<DecisionErrors | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    try {
      const json = { action, seen, ...(reason === '' ? {} : { reason }), ...(visits ? { visits } : {}) };
      const { changed, happened } = await api.post('/admin/professionals/:id/decisions', {
        param: { id: professionalId },
        json,
      });
      toast(
        changed
          ? { tone: 'success', title: actionMessages[action].done, description: 'The applicant is told by mail.' }
          : { title: 'Done already', description: alreadyText(happened) },
      );
      await revalidate();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { reason: why, visits: which } = error.fields;
      if (which) await revalidate();
      if (why || which) return { ...(why ? { reason: why } : {}), ...(which ? { visits: which } : {}) };
      toast({ tone: 'error', title: 'Nothing was changed', description: error.message });
      // The server did not process it: keep what was typed for another try.
      if (error.status === 0 || error.status >= 500) return { reason: error.message };
      await revalidate();
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { decide, busy };
}

function alreadyText(happened: HistoryEntry | null): string {
  return happened
    ? `${historySentence(happened)} ${timeAgo(Date.parse(happened.at), Date.now())}.`
    : 'Somebody else was faster.';
}
