import { useState } from 'react';
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
  const [changed, setChanged] = useState<CalendarChoice>();
  const close = () => {
    setChanged(undefined);
    onClose();
  };
  const saving = useCalendarChoice(close);
  const choice = changed ?? choiceOf(found);
  return (
    <Dialog
      open={found !== undefined}
      onClose={close}
      title="Choose calendars"
      description={found && `${serviceName(found.account.host)}, ${found.account.username}`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button loading={saving.busy} onClick={() => found && void saving.run({ id: found.account.id, choice })}>
            Save calendars
          </Button>
        </>
      }
    >
      {found ? <Choices calendars={found.calendars} choice={choice} onChange={setChanged} /> : null}
    </Dialog>
  );
}

function choiceOf(found: AccountCalendarsDto | undefined): CalendarChoice {
  const calendars = found?.calendars ?? [];
  return {
    read: calendars.filter(({ is_read }) => is_read).map(({ id }) => id),
    write: calendars.find(({ is_written }) => is_written)?.id ?? null,
  };
}

interface ChoicesProps {
  calendars: AccountCalendarsDto['calendars'];
  choice: CalendarChoice;
  onChange: (choice: CalendarChoice) => void;
}

function Choices({ calendars, choice, onChange }: ChoicesProps) {
  const { read, write } = choice;
  const toggle = (id: string, isRead: boolean) =>
    onChange({ write, read: isRead ? [...read, id] : read.filter((other) => other !== id) });
  return (
    <div className="mt-5 flex flex-col gap-5">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Take no bookings while I’m busy in</legend>
        {calendars.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={id === write || read.includes(id)}
            disabled={id === write}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </fieldset>
      <SelectField
        label="Add my visits to"
        help="It is read as well, to notice if you change a visit there. Visits in another connected calendar move here."
        value={write ?? ''}
        onChange={(event) => onChange({ read, write: event.target.value || null })}
      >
        <option value="">No calendar</option>
        {calendars
          .filter(({ is_writable }) => is_writable)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
