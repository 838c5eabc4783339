import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ShownRefund } from '../queries/read-money.server.ts';
import { PaidOtherwiseDialog } from './paid-otherwise-dialog.tsx';
import { PaidVisitCell } from './paid-visit-cell.tsx';

/**
 * Refunds that need attention: ones that failed, with the two ways to resolve them, ones that Stripe refuses, ones
 * that are late, and ones made at Stripe directly.
 */
export function NotableRefunds({ refunds }: { refunds: readonly ShownRefund[] }) {
  const { subject: paying, opening, open: pay, close } = useOpening<ShownRefund>();
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="refunds-title" className="mt-10">
      <h2 id="refunds-title" className="mb-2 text-2xl">
        Refunds to review
      </h2>
      <p className="mb-4 max-w-[70ch] text-dim">
        Refunds that didn’t arrive are held for the client until you decide. Refunds made in Stripe are already counted;
        the booking stays as it is, so cancel it here if it shouldn’t take place.
      </p>
      <DataTable
        caption="Refunds to review"
        columns={[...facts, nextColumn(pay)]}
        rows={refunds}
        rowKey={({ id }) => id}
        empty={
          <p className="text-dim">Every refund has arrived, and no one has made one in Stripe in the last 30 days.</p>
        }
      />
      <PaidOtherwiseDialog
        key={opening}
        refund={paying}
        onClose={close}
        onDone={() => {
          close();
          void revalidate();
        }}
      />
    </section>
  );
}

const states: Record<ShownRefund['state'], { tone: 'danger' | 'warning' | 'info'; label: string }> = {
  stopped: { tone: 'danger', label: 'Didn’t arrive' },
  refused: { tone: 'warning', label: 'Declined, retrying' },
  late: { tone: 'warning', label: 'Late, retrying' },
  foreign: { tone: 'info', label: 'Made in Stripe' },
};

const facts: readonly Column<ShownRefund>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: PaidVisitCell },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <StatusPill tone={states[state].tone} label={states[state].label} className="whitespace-normal" />
    ),
  },
  { id: 'because', header: 'Stripe says', cell: ({ because }) => because?.replaceAll('_', ' ') ?? 'Nothing' },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatDollarText(amount) },
];

function nextColumn(onPay: (refund: ShownRefund) => void): Column<ShownRefund> {
  return {
    id: 'next',
    header: 'What next',
    align: 'end',
    cell: (refund) => <NextSteps refund={refund} onPay={() => onPay(refund)} />,
  };
}

function NextSteps({ refund, onPay }: { refund: ShownRefund; onPay: () => void }) {
  const { busy, retry } = useRetry(refund.id);
  if (refund.state === 'late' && !refund.visit.is_booking_deleted)
    return <span className="text-dim">Can be tried at once on the booking’s page</span>;
  if (refund.state !== 'stopped') return <span className="text-dim">Nothing to do</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {refund.is_disputed ? (
        <span className="text-dim">Can be tried again after the dispute</span>
      ) : (
        <Button size="small" variant="secondary" loading={busy} onClick={() => void retry()}>
          Try again
        </Button>
      )}
      <Button size="small" variant="quiet" disabled={busy} onClick={onPay}>
        Paid another way
      </Button>
    </span>
  );
}

function useRetry(id: string) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction(
    async () => {
      await api.post('/admin/refunds/:id/retry', { param: { id } });
      toast({
        title: 'Retrying the refund',
        description: 'If it fails again, it will be back in this list.',
        tone: 'success',
      });
    },
    {
      onFailure: ({ message }) => toast({ title: 'Nothing was changed', description: message, tone: 'error' }),
      onSettled: revalidate,
    },
  );
  return { busy, retry: run };
}
