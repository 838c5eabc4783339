import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LateBookingNotice } from './late-booking-notice.tsx';
import { OneHoldNote } from '#app/features/visits/components/one-hold-note.tsx';
import type { StepName } from '../../booking-form-errors.ts';
import type { BookableService } from '../../booking-subject.ts';
import type { QuoteState } from '../../components/use-quote.ts';
import { absenceText } from '../late-booking.ts';
import { knownTotal } from '../pay-press.ts';
import type { usePayPress } from './use-pay-press.ts';

interface PayBarProps {
  price: Pick<QuoteState, 'quote'>;
  service: BookableService | undefined;
  /** ISO 8601 with offset; undefined until a time is chosen. */
  startsAt: string | undefined;
  /** "Tue, Nov 24, 10:00 AM"; undefined until a day is chosen. */
  when: string | undefined;
  press: Pick<ReturnType<typeof usePayPress>, 'waiting' | 'newTotal'>;
  /** "Still needed: ..."; undefined once all five fields are set. */
  needed: string | undefined;
  /** The step that lacks something first. */
  next: { step: StepName; label: string } | undefined;
  busy: boolean;
  returnTo: string;
  onSignIn: () => void;
}

/**
 * The one button that books, with the price on it. On phones it sticks to the bottom of the screen beside the price;
 * while something is missing, the button in its place leads to the step that lacks it.
 */
export function PayBar(props: PayBarProps) {
  const { price, startsAt, needed, next } = props;
  return (
    <div className="max-lg:contents lg:flex lg:flex-col lg:gap-2 lg:px-6 lg:pb-6">
      <LateBookingNotice startsAt={startsAt} total={knownTotal(price.quote)} />
      <div className="flex flex-col gap-2 lg:order-1">
        {needed ? <PayButton {...props} className="lg:hidden" /> : null}
        <Notes {...props} />
      </div>
      <div
        data-action-bar
        className="z-30 max-lg:bottom-0 tall:max-lg:sticky max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-8 sm:max-lg:px-8"
      >
        <div className="flex items-center gap-4">
          <BarPrice {...props} />
          {next ? (
            <Button
              size="large"
              className="flex-1 lg:hidden"
              onClick={({ currentTarget }) => goToStep(currentTarget.form, next.step)}
            >
              {next.label}
            </Button>
          ) : null}
          <PayButton {...props} className={classNames('flex-1', needed && 'max-lg:hidden')} />
        </div>
        <NewTotal {...props.press} />
      </div>
    </div>
  );
}

function PayButton({
  price,
  press,
  needed,
  busy,
  className,
}: Pick<PayBarProps, 'price' | 'press' | 'needed' | 'busy'> & { className: string }) {
  const total = knownTotal(price.quote);
  return (
    <Button
      type="submit"
      size="large"
      loading={busy || press.waiting}
      loadingText={press.waiting ? 'Checking the price…' : undefined}
      disabled={needed !== undefined}
      aria-describedby="booking-needed"
      className={className}
    >
      {total === undefined ? 'Book now' : `Pay ${formatDollarText(total)}`}
    </Button>
  );
}

/** What the visit costs as far as it is known, and what that is. */
function BarPrice({ price: { quote }, service, when, needed }: PayBarProps) {
  const amount = quote?.total_amount ?? service?.price;
  if (amount === undefined) return null;
  const name = knownTotal(quote) === undefined ? 'before travel' : 'in total';
  return (
    <p className="min-w-0 lg:hidden">
      <span className="figure tabular block text-xl">{formatDollarText(amount)}</span>
      <span className="block truncate text-xs text-dim">{(needed ? undefined : when) ?? name}</span>
    </p>
  );
}

function NewTotal({ waiting, newTotal }: PayBarProps['press']) {
  return (
    <div role="status" className="text-center text-sm font-semibold">
      {waiting ? <span className="sr-only">Checking the price…</span> : null}
      {newTotal ? <p className="pt-2">The total is {formatDollarText(newTotal)}. Press again to pay.</p> : null}
    </div>
  );
}

function Notes({ needed, returnTo, onSignIn }: Pick<PayBarProps, 'needed' | 'returnTo' | 'onSignIn'>) {
  const session = useSession();
  const terms = useShownTerms();
  return (
    <>
      <p id="booking-needed" role="status" className="text-center text-xs text-dim empty:sr-only">
        {needed}
      </p>
      {needed ? null : <OneHoldNote />}
      {!needed && session.status === 'signed-out' ? (
        <p className="text-center text-xs text-dim">
          You need an account to book.{' '}
          <Link to={loginUrl({ returnTo })} onClick={onSignIn} className="text-link">
            Sign in
          </Link>{' '}
          and come back to these choices.
        </p>
      ) : null}
      <p className="flex items-start justify-center gap-1.5 text-xs text-dim">
        <LockKeyhole aria-hidden="true" className="mt-px size-4 shrink-0" />
        <span>
          You pay by card on a secure page. We hold your payment until the service is done.{' '}
          {[`Cancellation is free ${terms.freeCancellation}.`, absenceText(terms)].filter(Boolean).join(' ')}
        </span>
      </p>
    </>
  );
}

/** Brings a step into view and focuses it: what is written in it, otherwise its title. */
function goToStep(form: Element | null, name: StepName): void {
  const step = form?.querySelector(`[data-step="${name}"]`);
  const heading = step?.querySelector<HTMLElement>('h2');
  heading?.scrollIntoView({ block: 'start' });
  (step?.querySelector<HTMLElement>('textarea') ?? heading)?.focus({ preventScroll: true });
}
