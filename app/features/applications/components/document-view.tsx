import { Download, FileText, RotateCw } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { DocumentKind } from '../document-kinds.ts';
import { documentFileName, documentNames } from '../document-names.ts';
import { useOpenDocument, useSignedAddress } from './use-signed-address.ts';

export interface ViewedDocument {
  kind: DocumentKind;
  file_path: string;
  content_type: string;
}

/** A private document to look at: a picture as it is, a PDF to download. */
export function DocumentView({ document }: { document: ViewedDocument }) {
  const name = documentFileName(document.file_path);
  return document.content_type === 'application/pdf' ? <PdfLink document={document} name={name} /> : <Shown document={document} name={name} />;
}

const frame = 'flex aspect-[4/3] items-center justify-center border-b border-line bg-sand';

function Shown({ document, name }: { document: ViewedDocument; name: string }) {
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
        <img src={address} alt={`${documentNames[document.kind]} ${name}`} className="size-full object-contain" />
      ) : (
        <Skeleton className="size-full rounded-none" />
      )}
    </div>
  );
}

function PdfLink({ document, name }: { document: ViewedDocument; name: string }) {
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
