import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LinkToCopy } from '#app/ui/fields/link-to-copy.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { HandEnteredVisitDto } from '../hand-entered-visit-dto.ts';

/** Makes the link by which somebody pays for a visit; its URL is shown once, because it is not stored. */
export function PaymentLinkCard({ visit: { id, email, has_link } }: { visit: HandEnteredVisitDto }) {
  const { revalidate } = useRevalidator();
  const [url, setUrl] = useState<string>();
  const making = useAction(
    async (mail: boolean) => {
      const made = await api.post('/hand-entered-visits/:id/payment-link', { param: { id }, json: { mail } });
      setUrl(made.url);
      if (mail) toast({ title: 'Link sent', description: `It is on its way to ${email}.`, tone: 'success' });
    },
    {
      onFailure: ({ message }) => toast({ title: 'No link was made', description: message, tone: 'error' }),
      onSettled: () => revalidate(),
    },
  );
  return (
    <Card role="region" aria-labelledby="payment-link-title">
      <h2 id="payment-link-title" className="text-lg font-semibold">
        Link to pay
      </h2>
      <p className="mt-1 text-sm text-dim">
        Whoever has it sees the visit and its price, confirms their email and pays by card. Then it is a booking like
        any other. {has_link ? 'A new link ends the one before.' : ''}
      </p>
      <div className="mt-4 flex flex-col gap-3">
        {url ? <LinkToCopy label="Link to pay for this visit" url={url} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" loading={making.busy} onClick={() => void making.run(false)}>
            {has_link ? 'Make a new link' : 'Make a link'}
          </Button>
          {email === null ? null : (
            <Button variant="secondary" loading={making.busy} onClick={() => void making.run(true)}>
              Email a link
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
