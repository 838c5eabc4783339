import { typedDollars } from '#app/lib/decimal.ts';
import { type Cents, centsFromDollars, dollarString, formatDollars, subtractCents } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { BookingFile } from '../booking-file.ts';
import { onceDecided } from '#app/features/payments/disputes/waiting-refund.ts';
import type { Shares } from '#app/features/platform-settings/shares.ts';
import { sharesAfter, type ConfirmationRecipient } from '../intervention.ts';
import type { Asked } from './asked.ts';

interface InterventionPreviewProps {
  file: BookingFile;
  asked: Asked;
  /** Dollars as typed. */
  amount: string;
  onAmount: (amount: string) => void;
  amountError: string | undefined;
  to: ConfirmationRecipient;
  onTo: (to: ConfirmationRecipient) => void;
}

/** Shows the effect of an intervention to the cent, with the inputs it needs. */
export function InterventionPreview({
  file,
  asked,
  amount,
  onAmount,
  amountError,
  to,
  onTo,
}: InterventionPreviewProps) {
  const { possible, terms, money } = file;
  switch (asked.action) {
    case 'cancel':
      return (
        <Lines
          lines={
            possible.cancel && possible.cancel.refund > 0 ? [[wayBack(possible.cancel), possible.cancel.refund]] : []
          }
          empty={money.payment ? 'Nothing is left to refund.' : 'Nothing was paid for it.'}
        />
      );
    case 'complete':
      return possible.complete ? (
        <Lines
          lines={[
            ['To the professional', possible.complete.professional],
            ['Commission', possible.complete.commission],
          ]}
        />
      ) : null;
    case 'refund':
      return possible.refund ? (
        <RefundPreview
          {...possible.refund}
          commissionPercent={terms.commission_percent}
          amount={amount}
          onAmount={onAmount}
          error={amountError}
        />
      ) : null;
    case 'retry-transfer':
      return possible.retryTransfer ? <Lines lines={[['To the professional', possible.retryTransfer.amount]]} /> : null;
    case 'retry-refund':
      return asked.refund ? <Lines lines={[['Back to the client', centsFromDollars(asked.refund.amount)]]} /> : null;
    case 'release-payout':
      return possible.releasePayout?.amount ? (
        <Lines lines={[['To the professional', possible.releasePayout.amount]]} />
      ) : null;
    case 'hold-payout':
      return possible.holdPayout?.isAhead ? (
        <p className="text-sm text-dim">The visit hasn’t happened yet: its payout will be held once it’s completed.</p>
      ) : null;
    case 'resend-confirmation':
      return (
        <SelectField label="To" value={to} onChange={(event) => onTo(event.target.value as ConfirmationRecipient)}>
          {possible.resendTo.map((one) => (
            <option key={one} value={one}>
              {one === 'client' ? 'The client' : 'The professional'}
            </option>
          ))}
        </SelectField>
      );
  }
}

function wayBack({ waitsForBank }: { waitsForBank: boolean }): string {
  return waitsForBank ? `Back to the client ${onceDecided}` : 'Back to the client';
}

function Lines({ lines, empty }: { lines: readonly (readonly [name: string, amount: Cents])[]; empty?: string }) {
  if (lines.length === 0) return <p className="text-sm text-dim">{empty}</p>;
  return (
    <dl className="tabular flex flex-col gap-1 rounded-card border border-line p-4">
      {lines.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-dim">{name}</dt>
          <dd className="font-semibold">{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RefundPreviewProps {
  shares: Shares;
  isPaidOut: boolean;
  commissionPercent: string;
  amount: string;
  onAmount: (amount: string) => void;
  error: string | undefined;
}

function RefundPreview({ shares, isPaidOut, commissionPercent, amount, onAmount, error }: RefundPreviewProps) {
  const refund = refundOf(amount, shares.kept);
  const after = refund === undefined ? undefined : sharesAfter(shares, refund, commissionPercent);
  return (
    <>
      <div className="flex items-end gap-3">
        <TextField
          label="Refund"
          required
          inputMode="decimal"
          autoComplete="off"
          leading="$"
          className="flex-1"
          value={amount}
          error={error}
          help={`Up to ${formatDollars(shares.kept)}`}
          onChange={(event) => onAmount(event.target.value)}
        />
        <Button variant="secondary" className="mb-7" onClick={() => onAmount(dollarString(shares.kept))}>
          All of it
        </Button>
      </div>
      <table className="tabular w-full text-sm" aria-live="polite">
        <thead>
          <tr className="text-left text-dim">
            <th scope="col" className="pb-2 font-normal">
              <span className="sr-only">Share</span>
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Now
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          <Share name="Kept of the payment" before={shares.kept} after={after?.kept} />
          <Share name="Professional" before={shares.professional} after={after?.professional} />
          <Share name="Commission" before={shares.commission} after={after?.commission} />
        </tbody>
      </table>
      {isPaidOut && after ? (
        <p className="text-sm text-dim">{`${formatDollars(subtractCents(shares.professional, after.professional))} will be taken back from the professional’s Stripe account.`}</p>
      ) : null}
    </>
  );
}

function Share({ name, before, after }: { name: string; before: Cents; after: Cents | undefined }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 text-left font-normal">
        {name}
      </th>
      <td className="py-2 text-right">{formatDollars(before)}</td>
      <td className="py-2 text-right font-semibold">{after === undefined ? '…' : formatDollars(after)}</td>
    </tr>
  );
}

/** Parses the typed refund; undefined while it is not a valid one. */
function refundOf(typed: string, most: Cents): Cents | undefined {
  const dollars = typedDollars(typed);
  if (!/^\d{1,8}\.\d{2}$/.test(dollars)) return undefined;
  const refund = centsFromDollars(dollars);
  return refund > 0 && refund <= most ? refund : undefined;
}
