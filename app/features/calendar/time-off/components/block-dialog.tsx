import { clockTime } from '#app/lib/dates/date-format.ts';
import { type FormEvent, useId, useState } from 'react';
import { blockLimits } from '#app/features/availability/blocks/block-limits.ts';
import { liveBookingStatuses } from '#app/features/bookings/booking.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { type QuickBlock, errorsOfBlock, selectionOfBlock } from '../quick-block.ts';
import type { CalendarAppointment, CalendarDto } from '../../calendar-dto.ts';
import { appointmentsIn } from '../../grid/cell-contents.ts';

interface BlockDialogProps {
  /** The initial values of the form; undefined keeps the dialog closed. */
  draft: QuickBlock | undefined;
  calendar: CalendarDto;
  /** `seen` are the visits that were shown as lying in this time. */
  onBlock: (draft: QuickBlock, seen: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that blocks a range of time. */
export function BlockDialog({ draft, calendar, onBlock, onClose }: BlockDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={draft !== undefined}
      onClose={onClose}
      title="Block time"
      description="No one can book you during this time. Visits already booked stay."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Block time
          </Button>
        </>
      }
    >
      {draft ? <BlockForm id={form} draft={draft} calendar={calendar} onBlock={onBlock} /> : null}
    </Dialog>
  );
}

interface BlockFormProps extends Pick<BlockDialogProps, 'calendar' | 'onBlock'> {
  id: string;
  draft: QuickBlock;
}

function BlockForm({ id, draft: begun, calendar, onBlock }: BlockFormProps) {
  const [draft, setDraft] = useState(begun);
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? errorsOfBlock(draft) : {};
  const field = (name: 'date' | 'start' | 'end') => ({
    name,
    required: true,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value, seen: [], refusal: undefined })),
  });
  const visits = visitsIn(draft, calendar);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(errorsOfBlock(draft)).length > 0) return;
    onBlock(
      draft,
      [...visits, ...draft.seen].map((visit) => visit.id),
    );
  };
  return (
    <Form name="calendar-block" id={id} noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
      {draft.refusal ? <FormError>{draft.refusal}</FormError> : null}
      <TextField type="date" label="Date" {...field('date')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField type="time" step={900} label="From" {...field('start')} />
        <TextField type="time" step={900} label="To" {...field('end')} />
      </div>
      <TextAreaField
        label="Reason"
        name="reason"
        rows={2}
        maxLength={blockLimits.reasonMaximum}
        help="Optional. Only you see it."
        value={draft.reason}
        onChange={({ target }) => setDraft((before) => ({ ...before, reason: target.value }))}
      />
      <BookedMeanwhile
        visits={visits}
        others={draft.seen.filter((one) => visits.every((visit) => visit.id !== one.id)).length}
      />
    </Form>
  );
}

/** Lists the visits that stay booked in the time about to be blocked. */
function BookedMeanwhile({ visits, others }: { visits: readonly CalendarAppointment[]; others: number }) {
  const count = visits.length + others;
  if (count === 0) return null;
  return (
    <Notice
      title={count === 1 ? 'One visit is booked during this time' : `${count} visits are booked during this time`}
    >
      {visits.length > 0 ? (
        <ul className="my-1">
          {visits.map(({ id, date, service, client }) => (
            <li key={id}>
              {clockTime(date)} {service.name}, {client.name}
            </li>
          ))}
        </ul>
      ) : null}
      {count === 1 ? 'It stays' : 'They stay'} booked. Open a visit in the calendar to cancel it.
    </Notice>
  );
}

function visitsIn(draft: QuickBlock, calendar: CalendarDto): CalendarAppointment[] {
  const time = selectionOfBlock(draft);
  const isLive = ({ status }: CalendarAppointment) => liveBookingStatuses.some((live) => live === status);
  return time ? appointmentsIn(calendar, time).filter(isLive) : [];
}
