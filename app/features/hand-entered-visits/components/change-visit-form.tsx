import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { clockTime, formatDay } from '#app/lib/dates/date-format.ts';
import { staleSaveErrors } from '#app/platform/errors/stale-save.errors.ts';
import { minutesBetween } from '../visit-minutes.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { HandEnteredVisitDto } from '../hand-entered-visit-dto.ts';
import { type VisitChange, visitChangeSchema } from '../hand-entered-visit.schema.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';

interface ChangeVisitFormProps {
  visit: HandEnteredVisitDto;
  today: string;
}

/**
 * Changes the time and the note of a visit that is not paid. It follows what other tabs save until something is typed;
 * then it says so.
 */
export function ChangeVisitForm({ visit, today }: ChangeVisitFormProps) {
  const { base, latest, round, ...form } = useFollowedVisit(visit);
  return (
    <Card role="region" aria-labelledby="change-visit-title">
      <h2 id="change-visit-title" className="text-lg font-semibold">
        Time and note
      </h2>
      <VisitForm key={round} visit={base} latest={latest} today={today} {...form} />
    </Card>
  );
}

/**
 * The version that the form began with, and the latest one. The form is made anew, by its `round`, only to show what
 * another tab has saved: what it saved itself stands in its fields already, with what was typed meanwhile.
 */
function useFollowedVisit(visit: HandEnteredVisitDto) {
  const [state, setState] = useState({ base: visit, latest: visit, read: visit, isTyped: false, round: 0 });
  if (state.read !== visit) {
    const isFollowed = !state.isTyped && versionOf(visit) !== versionOf(state.base);
    const read = { ...state, read: visit, latest: visit };
    setState(isFollowed ? { ...read, base: visit, round: state.round + 1 } : read);
  }
  const { base, latest, round } = state;
  return {
    base,
    latest,
    round,
    onType: () => setState((now) => ({ ...now, isTyped: true })),
    onSaved: (saved: HandEnteredVisitDto, isTyped: boolean) =>
      setState((now) => ({ ...now, base: saved, latest: saved, isTyped })),
    onFollow: () => setState((now) => ({ ...now, base: now.latest, isTyped: false, round: now.round + 1 })),
  };
}

function versionOf({ start, end, note }: HandEnteredVisitDto): string {
  return `${start} ${end} ${note}`;
}

function Outdated({ latest, onShow }: { latest: HandEnteredVisitDto; onShow: () => void }) {
  return (
    <Notice title="Changed in another tab">
      It is now on {formatDay(latest.start.slice(0, 10))}, {clockTime(latest.start)} to {clockTime(latest.end)}
      {latest.note === null ? ', without a note' : `, with the note “${latest.note}”`}. Saving replaces that.
      <Button variant="secondary" size="small" className="mt-3" onClick={onShow}>
        Show the latest
      </Button>
    </Notice>
  );
}

interface VisitFormProps extends ChangeVisitFormProps {
  /** As it is saved now; `visit` is what the form began with. */
  latest: HandEnteredVisitDto;
  onType: () => void;
  /** `isTyped`: something was typed while it was being saved. */
  onSaved: (saved: HandEnteredVisitDto, isTyped: boolean) => void;
  onFollow: () => void;
}

function VisitForm({ visit, latest, today, onType, onSaved, onFollow }: VisitFormProps) {
  const { revalidate } = useRevalidator();
  const initial = timingOf(visit);
  const [duration, setDuration] = useState(String(initial.duration));
  const typed = useRef(0);
  const { errors, busy, failure, submit, onInput, onBlur } = useForm({
    schema: visitChangeSchema,
    checks: 'after-send',
    send: async (change, idempotencyKey) => {
      const json = { ...change, base: timingOf(latest) };
      const before = typed.current;
      const saved = await api.put('/hand-entered-visits/:id', { param: { id: visit.id }, json, idempotencyKey });
      toast({ title: 'Visit changed', tone: 'success' });
      onSaved(saved, typed.current > before);
      await revalidate();
    },
    onFailure: ({ code }) => {
      if (code === staleSaveErrors.changed_meanwhile.code) void revalidate();
    },
  });
  // While it is being saved, the other version may be its own.
  const isOutdated = !busy && versionOf(visit) !== versionOf(latest);
  return (
    <Form
      name="hand-entered-visit-change"
      noValidate
      className="mt-4 flex flex-col gap-5"
      onSubmit={submit}
      onInput={(event) => {
        typed.current += 1;
        onType();
        onInput(event);
      }}
      onBlur={onBlur}
    >
      {isOutdated ? <Outdated latest={latest} onShow={onFollow} /> : null}
      {failure && Object.keys(failure.fields).length === 0 ? <FormError>{failure.message}</FormError> : null}
      <VisitTimeFields
        errors={errors}
        initial={{ ...initial, note: initial.note ?? '' }}
        today={today}
        duration={duration}
        onDuration={setDuration}
      />
      <Button type="submit" variant="secondary" loading={busy} className="self-end max-sm:self-stretch">
        Save changes
      </Button>
    </Form>
  );
}

function timingOf({ start, end, note }: HandEnteredVisitDto): VisitChange {
  return { date: start.slice(0, 10), time: start.slice(11, 16), duration: minutesBetween(start, end), note };
}
