import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { AccountCalendarsDto } from '../calendar-account-dto.ts';
import type { CalendarChoice } from '../calendar-accounts.schema.ts';
import { serviceName } from '../calendar-services.ts';
import { useCalendarChoice } from './use-calendar-accounts.ts';

interface ChooseCalendarsDialogProps {
  /** Undefined keeps the dialog closed. */
  found: AccountCalendarsDto | undefined;
  onClose: () => void;
}

/** Which calendars of an account are read, and to which one visits are added. */
export function ChooseCalendarsDialog({ found, onClose }: ChooseCalendarsDialogProps) {
  const formId = useId();
  const saving = useCalendarChoice(onClose);
  return (
    <Dialog
      open={found !== undefined}
      onClose={onClose}
      title="Choose calendars"
      description={found && `${serviceName(found.account.host)}, ${found.account.username}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving.busy}>
            Save calendars
          </Button>
        </>
      }
    >
      {found ? (
        <ChoiceForm
          key={found.account.id}
          id={formId}
          found={found}
          onChosen={(choice) => void saving.run({ id: found.account.id, choice })}
        />
      ) : null}
    </Dialog>
  );
}

interface ChoiceFormProps {
  id: string;
  found: AccountCalendarsDto;
  onChosen: (choice: CalendarChoice) => void;
}

function ChoiceForm({ id, found: { calendars }, onChosen }: ChoiceFormProps) {
  const [read, setRead] = useState(calendars.filter(({ is_read }) => is_read).map((calendar) => calendar.id));
  const [write, setWrite] = useState(calendars.find(({ is_written }) => is_written)?.id ?? '');
  const toggle = (calendarId: string, isRead: boolean) =>
    setRead(isRead ? [...read, calendarId] : read.filter((other) => other !== calendarId));
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen({ read, write: write || null });
      }}
      className="mt-5 flex flex-col gap-5"
    >
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Take no bookings while I’m busy in</legend>
        {calendars.map((calendar) => (
          <CheckboxField
            key={calendar.id}
            label={calendar.name}
            checked={calendar.id === write || read.includes(calendar.id)}
            disabled={calendar.id === write}
            onChange={(event) => toggle(calendar.id, event.target.checked)}
          />
        ))}
      </fieldset>
      <SelectField
        label="Add my visits to"
        help="It is read as well, to notice if you change a visit there. Visits in another connected calendar move here."
        value={write}
        onChange={(event) => setWrite(event.target.value)}
      >
        <option value="">No calendar</option>
        {calendars
          .filter(({ is_writable }) => is_writable)
          .map((calendar) => (
            <option key={calendar.id} value={calendar.id}>
              {calendar.name}
            </option>
          ))}
      </SelectField>
    </form>
  );
}
