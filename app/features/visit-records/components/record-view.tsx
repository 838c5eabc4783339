import { Check, Minus } from 'lucide-react';
import type { RecordDto } from '../record-dto.ts';
import { SignatureView } from '../signature/components/signature-view.tsx';
import { VisitPhotos } from './visit-photos.tsx';

/** What was done at a visit, as its client reads it. */
export function RecordView({ record, timeZone }: { record: RecordDto; timeZone: string }) {
  const { checklist, materials, note, photos, signature } = record;
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title" className="mb-4 text-xl">
        What was done
      </h2>
      <div className="flex flex-col gap-6">
        {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
        {checklist.length > 0 ? (
          <ul className="flex flex-col gap-2" aria-label="Checklist">
            {checklist.map(({ line, checked }) => (
              <li key={line} className="flex gap-2">
                {checked ? (
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-green" />
                ) : (
                  <Minus aria-hidden="true" className="mt-1 size-4 shrink-0 text-dim" />
                )}
                <span className="min-w-0 wrap-anywhere">
                  {line}
                  {checked ? <span className="sr-only">, done</span> : <span className="text-dim">, not done</span>}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {materials.length > 0 ? (
          <div>
            <h3 className="text-sm font-semibold text-dim">Materials</h3>
            <ul className="mt-1">
              {materials.map((material, index) => (
                <li key={index} className="wrap-anywhere">
                  {material}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <VisitPhotos photos={photos} />
        {signature ? (
          <div>
            <h3 className="mb-2 text-sm font-semibold text-dim">Signature</h3>
            <SignatureView signature={signature} timeZone={timeZone} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
