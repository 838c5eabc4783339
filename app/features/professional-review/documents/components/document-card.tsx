import { formatDate } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { isExpired } from '#app/features/professional-documents/document-expiry.ts';
import { documentFileName, documentNames, documentSize } from '#app/features/professional-documents/document-names.ts';
import { DocumentView } from '#app/features/professional-documents/components/document-view.tsx';
import type { Review } from '../../review/queries/get-review.server.ts';
import { ExpiryField } from './expiry-field.tsx';

type ReviewDocument = Review['documents'][number];

interface DocumentCardProps {
  document: ReviewDocument;
  /** Milliseconds since 1970. */
  now: number;
  /** The professional's time zone, in which a document's last day ends. */
  timeZone: string;
}

/** A submitted document with its expiry: a picture as it is, a PDF as a preview. */
export function DocumentCard({ document, now, timeZone }: DocumentCardProps) {
  const today = localDate(epochMinutesOf(new Date(now)), timeZone);
  const name = documentFileName(document.file_path);
  return (
    <Card padding="none" className="flex flex-col overflow-hidden">
      <DocumentView document={document} />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{documentNames[document.kind]}</h3>
            {isExpired(document, today) ? <StatusPill tone="danger" label="Expired" /> : null}
          </div>
          <p className="mt-1 text-sm wrap-anywhere text-dim">
            {name}, {documentSize(document.size)}, uploaded{' '}
            {formatDate(localDate(epochMinutesOf(new Date(document.uploaded_at)), timeZone))}
          </p>
        </div>
        <ExpiryField key={document.expires_on} document={document} />
      </div>
    </Card>
  );
}
