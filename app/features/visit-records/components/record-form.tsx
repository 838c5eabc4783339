import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import type { RecordDto } from '../record-dto.ts';
import { SignatureSection } from '../signature/components/signature-section.tsx';
import { recordLimits } from '../visit-record.ts';
import { PhotoInput } from './photo-input.tsx';
import { useRecord } from './use-record.ts';
import { useVisitPhotos } from './use-visit-photos.ts';
import { VisitPhotos } from './visit-photos.tsx';
import { WaitingPhotos } from './waiting-photos.tsx';

interface RecordFormProps {
  bookingId: string;
  viewerId: string;
  record: RecordDto;
  lane: ReturnType<typeof useVisitLane>;
  /** Where the visit stands on this phone. */
  step: VisitStep | null;
  clientName: string;
  timeZone: string;
}

const stateLabels = { saved: 'Saved as you go.', saving: 'Saving …', unsaved: 'Not saved yet.' };

/** What the professional writes at a visit; every change is saved at once. The client reads it after Done. */
export function RecordForm(props: RecordFormProps) {
  const { bookingId, viewerId, record, lane } = props;
  const { written, draft, errors, type, leave, change, state } = useRecord(bookingId, record, lane);
  const photos = useVisitPhotos(bookingId, viewerId, lane);
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
            <PhotoInput key={moment} moment={moment} onChoose={(files) => photos.add(moment, files)} />
          ))}
        </div>
        <VisitPhotos photos={record.photos.filter(({ id }) => !photos.removed.has(id))} onRemove={photos.remove} />
        <WaitingPhotos photos={photos.waiting} />
        <TextAreaField
          label="Materials"
          help="One a line."
          rows={3}
          value={draft.materials?.text ?? written.materials.join('\n')}
          onChange={({ target }) => type('materials', target.value)}
          onBlur={() => leave('materials')}
          error={errors.materials}
        />
        <TextAreaField
          label="Note to your client"
          rows={4}
          maxLength={recordLimits.noteMaximum}
          value={draft.note?.text ?? written.note}
          onChange={({ target }) => type('note', target.value)}
          onBlur={() => leave('note')}
          error={errors.note}
        />
        <SignatureSection {...props} />
        <p role="status" className="text-sm text-dim">
          {stateLabels[state]}
        </p>
      </div>
    </section>
  );
}
