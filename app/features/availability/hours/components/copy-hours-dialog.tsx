import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { weekdaysInOrder, type Weekday } from '#app/features/slot-rules/availability-limits.ts';
import { longWeekday } from '../../blocks/block-groups.ts';

interface CopyHoursDialogProps {
  /** The day whose hours are copied; null while the dialog is closed. */
  from: Weekday | null;
  onClose: () => void;
  onCopy: (from: Weekday, to: readonly Weekday[]) => void;
}

/** The dialog that copies one day's hours to other days. */
export function CopyHoursDialog({ from, onClose, onCopy }: CopyHoursDialogProps) {
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const close = () => {
    setChosen([]);
    onClose();
  };
  const others = weekdaysInOrder.filter((day) => day !== from);
  const workdays = others.filter((day) => day !== 'saturday' && day !== 'sunday');
  const toggle = (day: Weekday) =>
    setChosen(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  const copy = () => {
    if (from) onCopy(from, chosen);
    close();
  };
  return (
    <Dialog
      open={from !== null}
      onClose={close}
      title={from ? `Copy ${longWeekday(from)}` : ''}
      description="These days get the same hours. Nothing is saved until you press Save hours."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button onClick={copy} disabled={chosen.length === 0}>
            Copy
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="chip" onClick={() => setChosen(workdays)}>
          Mon–Fri
        </button>
        <button type="button" className="chip" onClick={() => setChosen(others)}>
          Every day
        </button>
      </div>
      <div className="mt-3">
        {others.map((day) => (
          <CheckboxField
            key={day}
            label={longWeekday(day)}
            checked={chosen.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </div>
    </Dialog>
  );
}
