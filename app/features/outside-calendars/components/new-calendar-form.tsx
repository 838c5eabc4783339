import { ChevronDown } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { useNewCalendar } from './use-calendars.ts';

const places = [
  ['Google Calendar', 'On a computer: Settings, choose the calendar, “Secret address in iCal format”.'],
  ['Apple Calendar', 'Share the calendar, turn on “Public Calendar”, copy the link.'],
  ['Outlook', 'Settings, Shared calendars, “Publish a calendar”, copy the ICS link.'],
] as const;

/** The form that connects a calendar by its link. */
export function NewCalendarForm({ onConnected }: { onConnected: () => void }) {
  const { round, errors, busy, submit, onInput, onBlur } = useNewCalendar(onConnected);
  return (
    <>
      <p className="text-sm text-dim">
        We read only when you’re busy. Titles, guests and notes are never stored, and nothing is written.
      </p>
      <Form
        key={round}
        name="outside-calendar"
        noValidate
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
        className="mt-5 flex flex-col gap-5"
      >
        <TextField
          name="name"
          label="Name"
          help="Only you see it."
          placeholder="Family"
          maxLength={calendarLimits.nameMaximum}
          autoComplete="off"
          error={errors['name']}
        />
        <TextField
          name="url"
          label="Calendar link"
          help="Keep it secret: whoever has it can read your calendar."
          placeholder="https://calendar.example.com/…/basic.ics"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors['url']}
        />
        <Button type="submit" loading={busy} className="self-start">
          Connect calendar
        </Button>
      </Form>
      <details className="group mt-6 border-t border-line pt-4">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
          Where do I find the link?
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-dim transition-[rotate] duration-150 group-open:rotate-180"
          />
        </summary>
        <dl className="mt-2 flex flex-col gap-3 text-sm">
          {places.map(([app, steps]) => (
            <div key={app}>
              <dt className="font-semibold">{app}</dt>
              <dd className="text-dim">{steps}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
