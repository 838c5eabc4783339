import { Trash2 } from 'lucide-react';
import { clockTime, formatDay } from '#app/lib/dates/date-format.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { isComing } from '../../calendar-changes.ts';
import type { CalendarBlock } from '../../calendar-dto.ts';

interface BlockedDialogProps {
  /** Undefined keeps the dialog closed. */
  block: CalendarBlock | undefined;
  onRemove: (block: CalendarBlock) => void;
  onClose: () => void;
}

/** Blocked time, and the button that frees it. */
export function BlockedDialog({ block, onRemove, onClose }: BlockedDialogProps) {
  return (
    <Dialog
      open={block !== undefined}
      onClose={onClose}
      title="Blocked time"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={block && isComing(block)} onClick={() => block && onRemove(block)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove block
          </Button>
        </>
      }
    >
      {block ? (
        <>
          <p className="text-lg font-semibold">{formatSpan(block)}</p>
          <p className="mt-1 wrap-break-word text-dim">{block.reason ?? 'No reason given.'}</p>
        </>
      ) : null}
    </Dialog>
  );
}

function formatSpan({ start, end }: CalendarBlock): string {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  const until = first === last ? clockTime(end) : `${formatDay(last)}, ${clockTime(end)}`;
  return `${formatDay(first)}, ${clockTime(start)} to ${until}`;
}
