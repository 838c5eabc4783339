import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SetupState } from '#app/features/professional-desk/overview.ts';
import { joinUrl } from '#app/pages/page-urls.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { dashboardUrl, profileUrl } from '../frame/dashboard-sections.ts';

const steps = [
  {
    part: 'applied',
    to: joinUrl,
    label: 'Submit your application',
    text: 'Our team reviews it and checks your documents.',
  },
  {
    part: 'services',
    to: `${dashboardUrl}/services`,
    label: 'Add your services',
    text: 'What you do, how long it takes and what it costs.',
  },
  {
    part: 'hours',
    to: `${dashboardUrl}/settings`,
    label: 'Set your working hours',
    text: 'Clients only see the times you work.',
  },
  {
    part: 'payments',
    to: '#payments',
    label: 'Connect Stripe',
    text: 'Clients can book you only once it’s connected. Your earnings reach your bank through it.',
  },
  {
    part: 'photo',
    to: profileUrl,
    label: 'Add a photo of yourself',
    text: 'People open the door to a face they know.',
  },
  {
    part: 'portfolio',
    to: `${dashboardUrl}/portfolio`,
    label: 'Show your work',
    text: 'A few pictures say more than any description.',
  },
] as const satisfies { part: keyof SetupState; to: string; label: string; text: string }[];

/** Clients book and pay meanwhile (decision 014). */
const unfinishedPayments =
  'Stripe still needs something from you. Until it has that, what you earn waits for you here.';

export function isSetUp(setup: SetupState): boolean {
  return steps.every(({ part }) => setup[part]);
}

interface SetupProps {
  setup: SetupState;
  /** The status of the account at Stripe; null without one. */
  paymentsStatus: string | null;
}

/** What a business here still needs, the next step first; nothing once everything is done. */
export function SetupChecklist({ setup, paymentsStatus }: SetupProps) {
  if (isSetUp(setup)) return null;
  const done = steps.filter(({ part }) => setup[part]).length;
  const inOrder = steps.toSorted((one, other) => Number(setup[one.part]) - Number(setup[other.part]));
  return (
    <Card padding="none" className="overflow-hidden">
      <section aria-labelledby="setup-title">
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 pt-5 pb-4 sm:px-6">
          <h2 id="setup-title" className="text-2xl">
            Open for business
          </h2>
          <p className="flex items-center gap-3 text-sm text-dim">
            <span className="tabular">{`${done} of ${steps.length} done`}</span>
            <span aria-hidden="true" className="flex gap-1">
              {steps.map(({ part }, index) => (
                <span key={part} className={classNames('arch h-6 w-4', index < done ? 'bg-sun' : 'bg-ink/10')} />
              ))}
            </span>
          </p>
        </header>
        <ul className="divide-y divide-line border-t border-line">
          {inOrder.map((step) => (
            <Step
              key={step.part}
              step={step}
              text={step.part === 'payments' && isUnfinished(paymentsStatus) ? unfinishedPayments : step.text}
              isDone={setup[step.part]}
              isNext={step === inOrder[0]}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function isUnfinished(paymentsStatus: string | null): boolean {
  return paymentsStatus === 'pending' || paymentsStatus === 'restricted';
}

function Step({
  step: { to, label },
  text,
  isDone,
  isNext,
}: {
  step: (typeof steps)[number];
  text: string;
  isDone: boolean;
  isNext: boolean;
}) {
  if (isDone) {
    return (
      <li className="flex min-h-12 items-center gap-3 px-5 text-sm text-dim sm:px-6">
        <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-success-tint text-success">
          <Check aria-hidden="true" className="size-4" />
        </span>
        {label}
        <span className="sr-only">: done</span>
      </li>
    );
  }
  return (
    <li>
      <Link to={to} prefetch="intent" className="flex min-h-16 items-center gap-3 px-5 py-3 hover:bg-ink/4 sm:px-6">
        <span
          aria-hidden="true"
          className={classNames('size-6 shrink-0 rounded-full border-2', isNext ? 'border-green' : 'border-edge')}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-dim">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-dim" />
      </Link>
    </li>
  );
}
