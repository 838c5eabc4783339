import { useId, useRef, useState } from 'react';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { halfTypedDates } from '#app/ui/fields/use-form.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { blockLimits } from '../block-limits.ts';
import {
  type DraftErrors,
  emptyDraft,
  errorsOfDraft,
  planOfDraft,
  weekdayOfDate,
  type BlockDraft,
} from '../block-draft.ts';
import type { BlockedSlotDto } from '../blocked-slot.ts';
import type { OverlapChoice } from '../settle-overlaps.ts';
import { BlockOverlap } from './block-overlap.tsx';
import { BlockRepeat } from './block-repeat.tsx';
import { TimeSelect } from '../../hours/components/time-select.tsx';
import type { useBlocks } from './use-blocks.ts';

interface BlockFormProps {
  /** In the professional's zone. */
  today: string;
  timeZone: string;
  block: ReturnType<typeof useBlocks>['block'];
}

/** The existing slots that overlap, and the choice that was tried. */
type Overlap = { slots: readonly BlockedSlotDto[]; tried: OverlapChoice };

/** The form that blocks part of a day, once or every week, or whole days. Input stays until the time is blocked. */
export function BlockForm({ today, timeZone, block }: BlockFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const [overlap, setOverlap] = useState<Overlap | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const timesErrorId = useId();
  const [halfTyped, setHalfTyped] = useState<DraftErrors>({});
  const errors = isChecked ? { ...errorsOfDraft(draft, today), ...halfTyped } : {};
  const isTypedSince = useRef(false);
  const change = (changes: Partial<BlockDraft>) => {
    isTypedSince.current = true;
    setDraft({ ...draft, ...changes });
    setHalfTyped({});
    setOverlap(null);
  };
  /** What was typed meanwhile is another block: what overlaps the first one is no question about that. */
  const showOverlap = (found: Overlap) => {
    if (!isTypedSince.current) return setOverlap(found);
    toast({ tone: 'error', title: 'Time not blocked', description: availabilityErrors.slot_overlaps.message });
  };
  const { busy, run } = useAction(async (onOverlap: OverlapChoice) => {
    setOverlap(null);
    isTypedSince.current = false;
    const outcome = await block(planOfDraft(draft), draft.reason.trim() || null, onOverlap);
    if (outcome.result === 'overlaps') showOverlap({ slots: outcome.slots, tried: onOverlap });
    if (outcome.result !== 'blocked') return;
    setChecked(false);
    if (!isTypedSince.current) setDraft({ ...emptyDraft, kind: draft.kind });
  });
  const send = async (onOverlap: OverlapChoice) => {
    setChecked(true);
    const dates: DraftErrors = form.current ? halfTypedDates(form.current) : {};
    setHalfTyped(dates);
    if (Object.keys({ ...errorsOfDraft(draft, today), ...dates }).length === 0) await run(onOverlap);
  };
  return (
    <Card padding="large">
      <Form
        name="block-time"
        ref={form}
        onSubmit={() => send('refuse')}
        noValidate
        aria-label="Block a time"
        className="flex flex-col gap-5"
      >
        <KindChoice kind={draft.kind} onChange={(kind) => change({ kind })} />
        <DateFields draft={draft} today={today} errors={errors} change={change} />
        {draft.kind === 'times' ? (
          <>
            <fieldset className="flex flex-col gap-1.5">
              <legend className="sr-only">Time of day</legend>
              <div className="grid grid-cols-2 gap-4">
                <TimeSelect
                  label="Start"
                  value={draft.start}
                  errorId={errors.times ? timesErrorId : undefined}
                  onChange={(start) => change({ start })}
                />
                <TimeSelect
                  label="End"
                  value={draft.end}
                  errorId={errors.times ? timesErrorId : undefined}
                  onChange={(end) => change({ end })}
                />
              </div>
              {errors.times ? <FieldError id={timesErrorId}>{errors.times}</FieldError> : null}
            </fieldset>
            <CheckboxField
              look="switch"
              label="Repeat every week"
              checked={draft.repeats}
              onChange={(event) =>
                change({
                  repeats: event.target.checked,
                  weekdays: draft.weekdays.length === 0 && draft.date ? [weekdayOfDate(draft.date)] : draft.weekdays,
                })
              }
            />
            {draft.repeats ? <BlockRepeat draft={draft} today={today} errors={errors} change={change} /> : null}
          </>
        ) : null}
        <TextField
          label="Reason (optional)"
          help="Only you see it."
          value={draft.reason}
          maxLength={blockLimits.reasonMaximum}
          error={errors.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {overlap ? <BlockOverlap {...overlap} draft={draft} timeZone={timeZone} resend={send} /> : null}
        <Button type="submit" loading={busy}>
          Block time
        </Button>
      </Form>
    </Card>
  );
}

function KindChoice({ kind, onChange }: { kind: BlockDraft['kind']; onChange: (kind: BlockDraft['kind']) => void }) {
  const choices = [
    ['times', 'Part of a day'],
    ['days', 'Whole days'],
  ] as const;
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">What to block</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="chip cursor-pointer justify-center">
          <input
            type="radio"
            name="block-kind"
            className="sr-only"
            checked={kind === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface DateFieldsProps {
  draft: BlockDraft;
  today: string;
  errors: ReturnType<typeof errorsOfDraft>;
  change: (changes: Partial<BlockDraft>) => void;
}

/** Past dates cannot be selected (HOURS-016). */
function DateFields({ draft, today, errors, change }: DateFieldsProps) {
  const choose = (date: string) =>
    change({
      date,
      ...(draft.repeats && draft.weekdays.length === 0 && date ? { weekdays: [weekdayOfDate(date)] } : {}),
    });
  const isDays = draft.kind === 'days';
  return (
    <div className={isDays ? 'grid gap-4 sm:grid-cols-2' : ''}>
      <TextField
        label={dateLabel(draft)}
        name="date"
        type="date"
        required
        min={today}
        value={draft.date}
        error={errors.date}
        onChange={(event) => choose(event.target.value)}
      />
      {isDays ? (
        <TextField
          label="Last day"
          name="lastDate"
          type="date"
          min={draft.date || today}
          value={draft.lastDate}
          error={errors.lastDate}
          help="Leave it empty for one day."
          onChange={(event) => change({ lastDate: event.target.value })}
        />
      ) : null}
    </div>
  );
}

function dateLabel({ kind, repeats }: BlockDraft): string {
  if (kind === 'days') return 'First day';
  return repeats ? 'Starting on' : 'Date';
}
