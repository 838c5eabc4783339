import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { JobDto } from '../overview.ts';
import { undoOffer } from './completion-undo.ts';

/** Completes visits optimistically after a confirmation; a refusal is reverted with the reason. */
export function useCompleteJob(jobs: readonly JobDto[]) {
  const { revalidate } = useRevalidator();
  const [completed, setCompleted] = useState<readonly string[]>([]);
  const [jobToComplete, setJobToComplete] = useState<JobDto>();
  const underWay = useRef(new Set<string>());

  const complete = async (job: JobDto): Promise<void> => {
    if (underWay.current.has(job.id)) return;
    underWay.current.add(job.id);
    setCompleted((others) => [...others, job.id]);
    try {
      const { undo_seconds } = await api.post('/bookings/:id/complete', { param: { id: job.id } });
      const offer = undoOffer({ id: job.id, undoSeconds: undo_seconds, onUndone: () => void revalidate() });
      toast({ title: 'Completed', description: titleOf(job), tone: 'success', ...offer });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast({ title: 'Failed to complete the booking', description: error.message, tone: 'error' });
      void revalidate();
    } finally {
      underWay.current.delete(job.id);
      setCompleted((others) => others.filter((id) => id !== job.id));
    }
  };
  return {
    shown: jobs.map((job) => (completed.includes(job.id) ? { ...job, status: 'completed' as const } : job)),
    ask: setJobToComplete,
    /** The props of `CompleteDialog`. */
    question: {
      visit: jobToComplete && titleOf(jobToComplete),
      onClose: () => setJobToComplete(undefined),
      onConfirm: () => {
        setJobToComplete(undefined);
        if (jobToComplete) void complete(jobToComplete);
      },
    },
  };
}

function titleOf({ service, client }: JobDto): string {
  return `${service} for ${client.name}`;
}
