import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

/**
 * Shown while the sandbox runs: saves a subscription made there, for machines whose browser reaches no push service.
 */
export function TestSubscription() {
  const [text, setText] = useState('');
  const { revalidate } = useRevalidator();
  const refuse = ({ message }: Error) =>
    toast({ title: 'This isn’t a test subscription', description: message, tone: 'error' });
  const { busy, run: use } = useAction(
    async () => {
      const pasted = parsed(text);
      if (pasted instanceof SyntaxError) return refuse(pasted);
      await api.post('/push-subscriptions', { json: { subscription_object: pasted as never } });
      setText('');
      toast({ title: 'Notifications go to the sandbox', tone: 'success' });
      await revalidate();
    },
    { onFailure: refuse },
  );
  return (
    <details className="rounded-card border border-dashed border-edge px-6 py-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Test subscription (sandbox only)
      </summary>
      <p className="mb-4 text-sm text-dim">
        If no push service is available, create a test subscription at /sandbox/push and paste it here. What we send is
        listed there.
      </p>
      <TextAreaField label="Subscription" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      <Button
        variant="secondary"
        className="mt-4 mb-3"
        disabled={text.trim() === ''}
        loading={busy}
        onClick={() => void use()}
      >
        Use it
      </Button>
    </details>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
