import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Weekday } from '#app/features/slot-rules/availability-limits.ts';
import { minutesOfWeek, type HoursRow } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { useAffectedVisits } from '../../affected-visits/components/affected-visits.tsx';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { DayHoursRow } from './day-hours-row.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { useWeeklyHours } from './use-weekly-hours.ts';

interface WeeklyHoursFormProps {
  hours: readonly HoursRow[];
  timeZone: string;
  /** Opens the tab where a break can be blocked. */
  onBreak: () => void;
  /** Called with whether leaving would lose changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The form for the working hours of each weekday; a break within a day is a repeated block (decision 019). */
export function WeeklyHoursForm({ hours, timeZone, onBreak, onUnsaved }: WeeklyHoursFormProps) {
  const { ask, dialog } = useAffectedVisits(timeZone);
  const form = useWeeklyHours(hours, ask);
  useEffect(() => onUnsaved(form.isChanged), [form.isChanged, onUnsaved]);
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <div className="max-w-[760px]">
      {form.isNew ? (
        <div className="mb-5">
          <Notice title="You haven’t set your hours yet">
            Until you save them, clients can choose any time from 9:00 AM to 6:00 PM, every day.
          </Notice>
        </div>
      ) : null}
      <Card padding="none">
        <ul className="divide-y divide-line">
          {form.week.map((day) => (
            <DayHoursRow
              key={day.day}
              hours={day}
              onChange={(change) => form.change(day.day, change)}
              onCopy={() => setCopied(day.day)}
            />
          ))}
        </ul>
      </Card>
      <p className="mt-4 text-sm text-dim">
        <span className="tabular">{hoursText(minutesOfWeek(form.week))}</span> a week. Need a break for lunch or a
        school run?{' '}
        <button type="button" onClick={onBreak} className="text-link">
          Block it every week
        </button>
        .
      </p>
      <SaveBar
        isShown={form.isNew || form.isChanged}
        problem={form.hasErrors ? 'One of your days ends before it starts.' : undefined}
        saveButton={
          <Button
            onClick={() => void form.save()}
            loading={form.isSaving}
            disabled={form.hasErrors || !(form.isNew || form.isChanged)}
          >
            Save hours
          </Button>
        }
        discardButton={
          <Button variant="secondary" onClick={form.discard} disabled={!form.isChanged || form.isSaving}>
            Discard
          </Button>
        }
      />
      <CopyHoursDialog from={copied} onClose={() => setCopied(null)} onCopy={form.copy} />
      {dialog}
    </div>
  );
}

function hoursText(minutes: number): string {
  const hours = minutes / 60;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
