import { RotateCw } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { DocumentKind } from '../document-kinds.ts';
import { documentFileName, documentNames } from '../document-names.ts';
import { PdfPreview } from './pdf-preview.tsx';
import { useSignedUrl } from './use-signed-url.ts';

export interface ViewedDocument {
  kind: DocumentKind;
  file_path: string;
  content_type: string;
}

/** A view of a private document: a picture as it is, a PDF as pictures of its pages. */
export function DocumentView({ document }: { document: ViewedDocument }) {
  const name = documentFileName(document.file_path);
  if (document.content_type !== 'application/pdf') return <Shown document={document} name={name} />;
  return <PdfPreview path={document.file_path} label={`${documentNames[document.kind]} ${name}`} className={frame} />;
}

const frame = 'flex aspect-[4/3] items-center justify-center border-b border-line bg-sand';

function Shown({ document, name }: { document: ViewedDocument; name: string }) {
  const { url, failed, fetchAgain } = useSignedUrl(document.file_path);
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
      {url ? (
        <img src={url} alt={`${documentNames[document.kind]} ${name}`} className="size-full object-contain" />
      ) : (
        <Skeleton className="size-full rounded-none" />
      )}
    </div>
  );
}
