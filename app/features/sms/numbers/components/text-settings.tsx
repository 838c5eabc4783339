import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useFocusAfterChange } from '#app/ui/fields/use-focus-after-change.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { quietHoursText } from '../../delivery/quiet-hours.ts';
import type { MobileNumberDto } from '../number-dto.ts';
import { CodeForm } from './code-form.tsx';
import { NumberForm } from './number-form.tsx';
import { useRemoveNumber } from './use-mobile-number.ts';

type ConfirmedNumber = NonNullable<MobileNumberDto['number']>;

const pills = {
  on: { label: 'On', tone: 'success' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  unreachable: { label: 'Problem', tone: 'danger' },
} as const;

/** Text messages: the number, its code, changing and removing it. Nothing where texts are not offered. */
export function TextSettings({ offered, number, pending }: MobileNumberDto) {
  const [isChanging, setChanging] = useState(false);
  const isAsked = isChanging || (!number && !pending);
  const step = isAsked ? 'number' : pending ? 'code' : 'row';
  const row = useFocusAfterChange(step === 'row' ? step : undefined);
  const form = useFocusAfterChange(step === 'row' ? undefined : step);
  if (!offered) return null;
  const change = () => setChanging(true);
  const keep = () => setChanging(false);
  return (
    <Card padding="large" id="texts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-2xl">
          <MessageSquareText aria-hidden="true" className="size-6 text-green" />
          Text messages
        </h2>
        <StatusPill {...(number ? pills[number.state] : { label: 'Off', tone: 'neutral' })} />
      </div>
      <p className="mt-2 max-w-[60ch] text-dim">For what can’t wait: bookings, changes, reminders and arrivals.</p>
      <div ref={row}>
        {number && !isAsked ? <NumberRow number={number} hasPending={pending !== null} onChange={change} /> : null}
      </div>
      <div ref={form}>
        {pending && !isChanging ? <CodeForm key={pending.phone} pending={pending} onChange={change} /> : null}
        {isAsked ? <NumberForm onSent={keep} onCancel={number || pending ? keep : undefined} /> : null}
      </div>
    </Card>
  );
}

interface NumberRowProps {
  number: ConfirmedNumber;
  hasPending: boolean;
  onChange: () => void;
}

function NumberRow({ number, hasPending, onChange }: NumberRowProps) {
  const { busy, run } = useRemoveNumber();
  return (
    <div className="mt-6 rounded-control border border-line p-4 sm:p-5">
      <p className="tabular text-lg font-semibold">{number.phone}</p>
      <p className="mt-1 max-w-[66ch] text-sm text-dim">{number.message ?? quietText(number.time_zone)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {hasPending ? null : (
          <Button variant="secondary" size="small" onClick={onChange}>
            Change number
          </Button>
        )}
        <Button variant="secondary" size="small" loading={busy} onClick={() => void run()}>
          Remove number
        </Button>
      </div>
    </div>
  );
}

function quietText(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return `What isn’t urgent waits between ${quietHoursText} (${city} time). Reply STOP to any text to end them all.`;
}
