import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { WebhookEndpointDto } from '../queries/list-endpoints.server.ts';

type Step = 'test' | 'switch' | 'delete';

const failedTitles: Record<Step, string> = {
  test: 'Test not sent',
  switch: 'Endpoint not changed',
  delete: 'Endpoint not deleted',
};

/** What the buttons of an endpoint do. */
export function useEndpointActions({ id, url, enabled }: WebhookEndpointDto) {
  const { revalidate } = useRevalidator();
  const param = { id };
  const steps: Record<Step, () => Promise<void>> = {
    test: async () => {
      await api.post('/account/webhook-endpoints/:id/test', { param });
      toast({ title: 'Test sent', description: 'Its answer is in the log in a moment.', tone: 'success' });
    },
    switch: async () => {
      await api.patch('/account/webhook-endpoints/:id', { param, json: { enabled: !enabled } });
      toast({ title: enabled ? 'Endpoint turned off' : 'Endpoint turned on', description: url, tone: 'success' });
    },
    delete: async () => {
      await orDoneBefore(api.delete('/account/webhook-endpoints/:id', { param }));
      toast({ title: 'Endpoint deleted', description: url, tone: 'success' });
    },
  };
  return useAction((step: Step) => steps[step](), {
    onFailure: ({ message }, step) => toast({ title: failedTitles[step], description: message, tone: 'error' }),
    onSettled: revalidate,
  });
}
