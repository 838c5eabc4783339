import { FileText } from 'lucide-react';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { DoneImportDto } from '../import-dto.ts';
import { countedThings } from '../import-messages.ts';
import { useUndoImport } from './use-undo-import.ts';

interface ImportHistoryProps {
  imports: readonly DoneImportDto[];
  /** The time at which they were read, in milliseconds. */
  now: number;
}

/** What was imported before; within a day it can be undone. */
export function ImportHistory({ imports, now }: ImportHistoryProps) {
  const { subject: asked, opening, open, close } = useOpening<DoneImportDto>();
  const undoing = useUndoImport(close);
  const shownAt = useNow(now);
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports-title" className="mt-10 max-w-3xl">
      <h2 id="imports-title" className="mb-4 text-xl font-semibold">
        Your imports
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {imports.map((done) => (
          <DoneImport key={done.id} done={done} now={shownAt} onUndo={() => open(done)} />
        ))}
      </ul>
      <Dialog
        key={opening}
        open={asked !== undefined}
        onClose={close}
        title="Undo this import?"
        description="What it added is removed, except visits that someone has paid for or is paying for."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" loading={undoing.busy} onClick={() => asked && void undoing.run(asked.id)}>
              Undo import
            </Button>
          </>
        }
      >
        <p className="font-semibold wrap-anywhere">{asked?.file_name}</p>
      </Dialog>
    </section>
  );
}

function DoneImport({ done, now, onUndo }: { done: DoneImportDto; now: number; onUndo: () => void }) {
  const { file_name, imported_at, undone_at, undo_until, visits_left } = done;
  const mayUndo = undo_until !== null && Date.parse(undo_until) > now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-green" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{file_name}</p>
        <p className="text-sm text-dim">
          {countedThings(done)}, {timeAgo(Date.parse(imported_at), now)}
        </p>
        {undone_at !== null && visits_left > 0 ? (
          <p className="text-sm text-dim">
            {countedThings({ clients: 0, visits: visits_left })} stayed: paid or being paid
          </p>
        ) : null}
      </div>
      {undone_at === null ? null : <StatusPill tone="neutral" label="Undone" />}
      {mayUndo ? (
        <Button variant="secondary" size="small" aria-label={`Undo the import of ${file_name}`} onClick={onUndo}>
          Undo
        </Button>
      ) : null}
    </li>
  );
}
