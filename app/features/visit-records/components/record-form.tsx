import { Camera } from 'lucide-react';
import { useId } from 'react';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import type { RecordDto } from '../record-dto.ts';
import { linesOf, type PhotoMoment, recordLimits } from '../visit-record.ts';
import { useRecord } from './use-record.ts';
import { useVisitPhotos } from './use-visit-photos.ts';
import { VisitPhotos } from './visit-photos.tsx';

interface RecordFormProps {
  bookingId: string;
  viewerId: string;
  record: RecordDto;
}

/** What the professional writes at a visit; every change is saved at once. The client reads it after Done. */
export function RecordForm({ bookingId, viewerId, record }: RecordFormProps) {
  const { written, change, retry, busy, failure } = useRecord(bookingId, record);
  const photos = useVisitPhotos(bookingId, viewerId);
  const tick = (line: string, checked: boolean) =>
    change({ checklist: written.checklist.map((one) => (one.line === line ? { line, checked } : one)) });
  return (
    <section aria-labelledby="record-form-title" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id="record-form-title" className="text-xl">
        For the report
      </h2>
      <p className="mt-1 text-sm text-dim">Your client sees this once the visit is done.</p>
      <div className="mt-5 flex flex-col gap-6">
        {written.checklist.length > 0 ? (
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">Checklist</legend>
            {written.checklist.map(({ line, checked }) => (
              <CheckboxField
                key={line}
                label={line}
                checked={checked}
                onChange={({ target }) => tick(line, target.checked)}
              />
            ))}
          </fieldset>
        ) : null}
        <div className="grid grid-cols-2 gap-3">
          {(['before', 'after'] as const).map((moment) => (
            <PhotoInput
              key={moment}
              moment={moment}
              busy={photos.busy === moment}
              onChoose={(files) => photos.add(moment, files)}
            />
          ))}
        </div>
        <VisitPhotos photos={record.photos} onRemove={photos.remove} />
        <TextAreaField
          label="Materials"
          help="One a line."
          rows={3}
          defaultValue={written.materials.join('\n')}
          onBlur={({ target }) => change({ materials: linesOf(target.value).slice(0, recordLimits.materials) })}
        />
        <TextAreaField
          label="Note to your client"
          rows={4}
          maxLength={recordLimits.noteMaximum}
          defaultValue={written.note}
          onBlur={({ target }) => change({ note: target.value.trim() })}
        />
        <p role="status" className="text-sm text-dim">
          {busy ? 'Saving …' : failure ? null : 'Saved as you go.'}
          {failure && !busy ? (
            <>
              Not saved.{' '}
              <button type="button" className="text-link" onClick={retry}>
                Save again
              </button>
            </>
          ) : null}
        </p>
      </div>
    </section>
  );
}

interface PhotoInputProps {
  moment: PhotoMoment;
  busy: boolean;
  onChoose: (files: readonly File[]) => void;
}

function PhotoInput({ moment, busy, onChoose }: PhotoInputProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="button button-secondary relative min-h-14 cursor-pointer">
      {busy ? <Spinner className="size-5" /> : <Camera aria-hidden="true" className="size-5" />}
      {moment === 'before' ? 'Photo before' : 'Photo after'}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        disabled={busy}
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
