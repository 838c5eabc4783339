import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { typedDollars } from '#app/lib/decimal.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ProblemOutcome } from '#app/features/bookings/problems/problem-kinds.ts';
import { problemLengths } from '#app/features/booking-outcomes/problems/problem.ts';
import type { ProblemDto } from '#app/features/booking-outcomes/problems/problem-dto.ts';

/** Settles a problem: all, a part or nothing goes back to the client, and both are told why. */
export function SettlementForm({ problem }: { problem: ProblemDto }) {
  const [chosen, setChosen] = useState<ProblemOutcome>('none');
  const { failure, busy, settle } = useSettlement(problem.id);
  const isAllRefunded = problem.kept_amount === '0.00';
  const outcome = isAllRefunded ? 'none' : chosen;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const refund = typedDollars(String(data.get('refund') ?? '').trim());
    return settle({
      outcome,
      settlement: String(data.get('settlement') ?? ''),
      ...(outcome === 'partial' ? { refund } : {}),
    });
  };
  return (
    <Form
      name={`settle-problem ${problem.id}`}
      noValidate
      onSubmit={submit}
      className="mt-6 grid gap-5 border-t border-line pt-6 sm:grid-cols-2"
    >
      <SelectField
        label="Refund"
        name="outcome"
        value={outcome}
        onChange={(event) => setChosen(event.target.value as ProblemOutcome)}
        {...(isAllRefunded ? { help: 'All of the payment has been refunded.' } : {})}
      >
        <option value="none">No refund</option>
        {isAllRefunded ? null : (
          <>
            <option value="partial">Partial refund</option>
            <option value="full">{fullRefundText(problem)}</option>
          </>
        )}
      </SelectField>
      {outcome === 'partial' ? (
        <TextField
          label="Refund in dollars"
          help={`Less than ${formatDollarText(problem.kept_amount)}`}
          name="refund"
          inputMode="decimal"
          required
          error={failure?.fields['refund']}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <TextAreaField
        className="sm:col-span-2"
        label="Message to both parties"
        name="settlement"
        required
        rows={3}
        maxLength={problemLengths.settlement}
        error={failure?.fields['settlement']}
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" loading={busy}>
          Settle
        </Button>
        {failure ? <FormError>{failure.message}</FormError> : null}
      </div>
    </Form>
  );
}

/** Part of it may have been refunded before, as when the client was not there or in Stripe's dashboard. */
function fullRefundText({ kept_amount, total_amount }: ProblemDto): string {
  const kept = formatDollarText(kept_amount);
  return kept_amount === total_amount ? `Full refund, ${kept}` : `Full refund of what is left, ${kept}`;
}

type Settlement = { outcome: ProblemOutcome; refund?: string; settlement: string };

function useSettlement(problemId: string) {
  const { revalidate } = useRevalidator();
  const {
    busy,
    failure,
    run: settle,
  } = useAction(
    async (json: Settlement) => {
      const { refund_amount } = await api.post('/admin/problems/:id/settlement', { param: { id: problemId }, json });
      toast({
        title: 'Problem settled',
        description: `${formatDollarText(refund_amount)} goes back to the client.`,
        tone: 'success',
      });
      await revalidate();
    },
    {
      // Once read again, what somebody else has settled is no longer here to show the message.
      onFailure: async ({ status, message }) => {
        if (status !== 409) return;
        toast({ tone: 'error', title: 'Nothing was changed', description: message });
        await revalidate();
      },
    },
  );
  return { failure, busy, settle };
}
