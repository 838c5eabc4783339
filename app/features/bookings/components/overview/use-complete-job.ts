import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast } from '#app/ui/toast.ts';
import type { JobDto } from '../../overview.ts';

/** Visits with what was just completed shown as such; a refusal takes that back and says why. */
export function useCompleteJob(jobs: readonly JobDto[]) {
  const { revalidate } = useRevalidator();
  const [completed, setCompleted] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());

  const complete = async (job: JobDto): Promise<void> => {
    if (underWay.current.has(job.id)) return;
    underWay.current.add(job.id);
    setCompleted((others) => [...others, job.id]);
    try {
      await api.post('/bookings/:id/complete', { param: { id: job.id } });
      toast({ title: 'Completed', description: `${job.service} for ${job.client.name}`, tone: 'success' });
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
  return { shown: jobs.map((job) => (completed.includes(job.id) ? { ...job, status: 'completed' as const } : job)), complete };
}
