import { Download, FileText, RotateCw } from 'lucide-react';
import { formatDate } from '#app/lib/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { Review } from '../queries/get-review.server.ts';
import { isExpired } from '../document-expiry.ts';
import { ExpiryField } from './expiry-field.tsx';
import { useOpenDocument, useSignedAddress } from './use-signed-address.ts';

type ReviewDocument = Review['documents'][number];

const kindNames = { certification: 'Certification', insurance: 'Insurance' } as const;

interface DocumentCardProps {
  document: ReviewDocument;
  /** Milliseconds since 1970. */
  now: number;
}

/** A document that was handed in: a picture as it is, a PDF to download, and until when it holds. */
export function DocumentCard({ document, now }: DocumentCardProps) {
  const today = localDate(epochMinutesOf(new Date(now)), 'America/Chicago');
  const isPdf = document.content_type === 'application/pdf';
  const name = fileName(document.file_path);
  return (
    <Card padding="none" className="flex flex-col overflow-hidden">
      {isPdf ? <PdfLink document={document} name={name} /> : <Shown document={document} name={name} />}
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{kindNames[document.kind]}</h3>
            {isExpired(document, today) ? <StatusPill tone="cancelled" label="Expired" /> : null}
          </div>
          <p className="mt-1 text-sm wrap-anywhere text-dim">
            {name}, {sizeText(document.size)}, uploaded {formatDate(localDate(epochMinutesOf(new Date(document.uploaded_at)), 'America/Chicago'))}
          </p>
        </div>
        <ExpiryField key={document.expires_on} document={document} />
      </div>
    </Card>
  );
}

const frame = 'flex aspect-[4/3] items-center justify-center border-b border-line bg-sand';

function Shown({ document, name }: { document: ReviewDocument; name: string }) {
  const { address, failed, fetchAgain } = useSignedAddress(document.file_path);
  if (failed) {
    return (
      <div className={frame}>
        <Button variant="secondary" onClick={fetchAgain}>
          <RotateCw aria-hidden="true" className="size-5" />
          Show the picture again
        </Button>
      </div>
    );
  }
  return (
    <div className={frame}>
      {address ? (
        <img src={address} alt={`${kindNames[document.kind]} ${name}`} className="size-full object-contain" />
      ) : (
        <Skeleton className="size-full rounded-none" />
      )}
    </div>
  );
}

function PdfLink({ document, name }: { document: ReviewDocument; name: string }) {
  const { open, busy } = useOpenDocument(document.file_path);
  return (
    <div className={`${frame} flex-col gap-4`}>
      <FileText aria-hidden="true" className="size-12 text-dim" strokeWidth={1.5} />
      <Button variant="secondary" loading={busy} onClick={() => void open()} aria-label={`Download ${name}`}>
        <Download aria-hidden="true" className="size-5" />
        Download PDF
      </Button>
    </div>
  );
}

/** As it was uploaded, without the number that keeps names apart. */
function fileName(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/^\d+-/, '');
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
