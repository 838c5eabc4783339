import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ChangedLine, ImportPreviewDto } from '../import-dto.ts';
import { countedThings, importMessages } from '../import-messages.ts';
import type { LineOutcome } from '../lines/line-outcomes.ts';
import { ColumnChoices } from './column-choices.tsx';
import { PreviewLines } from './preview-lines.tsx';
import { useChoices } from './use-choices.ts';
import { usePreview } from './use-preview.ts';
import { VisitChoices } from './visit-choices.tsx';

/** What a file would add, line by line, and the button that adds all of it. */
export function ImportPreview({ preview }: { preview: ImportPreviewDto }) {
  const { importing, discarding, changed } = usePreview(preview);
  const { choices, busy, change } = useChoices(preview);
  const things = countedThings(preview);
  const encoding = importMessages.encoding[preview.encoding];
  return (
    <div className="flex flex-col gap-5" aria-busy={busy || undefined}>
      {changed ? <Changes lines={changed} word={preview.kind === 'ics' ? 'Event' : 'Line'} /> : null}
      {encoding === null ? null : <Notice title="Please check the spelling">{encoding}</Notice>}
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p role="status" className="text-lg font-semibold">
            {things === null ? 'Nothing to add yet' : `${things} will be added`}
          </p>
          <p className="text-sm text-dim">{otherLines(preview)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col-reverse">
          <Button variant="secondary" loading={discarding.busy} onClick={() => void discarding.run()}>
            Discard
          </Button>
          {things === null ? null : (
            <Button loading={importing.busy || busy} onClick={() => void importing.run()}>
              Import {things}
            </Button>
          )}
        </div>
      </Card>
      {preview.kind === 'csv' ? (
        <ColumnChoices columns={preview.columns} chosen={choices.columns} onChange={(columns) => change({ columns })} />
      ) : null}
      {preview.has_visits ? <VisitChoices preview={preview} choices={choices} onChange={change} /> : null}
      <PreviewLines preview={preview} chosen={choices.services} onService={(services) => change({ services })} />
    </div>
  );
}

function otherLines({ counts }: ImportPreviewDto): string {
  const texts = [
    [counts.duplicate, counts.duplicate === 1 ? 'duplicate' : 'duplicates'],
    [counts.error, counts.error === 1 ? 'error' : 'errors'],
    [counts.skipped, 'skipped'],
  ] as const;
  const others = texts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count.toLocaleString('en-US')} ${text}`);
  return others.length === 0 ? 'Nobody is emailed.' : `${others.join(', ')}. They stay out, and the rest goes on.`;
}

/** What is no longer as the person saw it. */
function Changes({ lines, word }: { lines: readonly ChangedLine[]; word: string }) {
  const label = (outcome: string) => importMessages.outcome[outcome as LineOutcome];
  return (
    <FormError title="Something has changed since you looked">
      Nothing was imported. Please check the lines and press Import again.
      {lines.length === 0 ? null : (
        <ul className="mt-2 list-disc pl-5">
          {lines.map(({ number, name, now, reason }) => (
            <li key={number}>
              {word} {number}, {name}: {label(now)}. {reason}
            </li>
          ))}
        </ul>
      )}
    </FormError>
  );
}
