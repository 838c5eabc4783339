import { useState } from 'react';
import { FileText, RotateCw, ZoomIn } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { OriginalDownload } from './original-download.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { useSignedPages } from './use-signed-pages.ts';

interface PdfPreviewProps {
  path: string;
  /** "Insurance policy.pdf" */
  label: string;
  className: string;
}

/** The first page of a PDF; pressing it opens all pages in one column. */
export function PdfPreview({ path, label, className }: PdfPreviewProps) {
  const { pages, failed, fetchAgain } = useSignedPages(path);
  const [isOpen, setOpen] = useState(false);
  const [first] = pages?.addresses ?? [];
  if (failed) {
    return (
      <div className={className}>
        <Button variant="secondary" onClick={fetchAgain}>
          <RotateCw aria-hidden="true" className="size-5" />
          Show the document again
        </Button>
      </div>
    );
  }
  if (!pages)
    return (
      <div className={className}>
        <Skeleton className="size-full rounded-none" />
      </div>
    );
  if (!first) return <Unshown path={path} label={label} className={className} />;
  return (
    <div className={classNames(className, 'relative overflow-hidden')}>
      <button
        type="button"
        aria-label={`Look at ${label}`}
        onClick={() => setOpen(true)}
        className="group size-full cursor-zoom-in"
      >
        <img src={first} alt="" className="size-full object-cover object-top" />
        <span
          aria-hidden="true"
          className="absolute right-3 bottom-3 flex items-center gap-2 rounded-full bg-paper px-4 py-2 text-sm font-semibold shadow-md group-hover:text-green"
        >
          <ZoomIn className="size-4" />
          {pages.total === 1 ? '1 page' : `${pages.total.toLocaleString('en-US')} pages`}
        </span>
      </button>
      <PdfPages
        open={isOpen}
        onClose={() => setOpen(false)}
        pages={pages}
        label={label}
        path={path}
        fetchAgain={fetchAgain}
      />
    </div>
  );
}

/** A document uploaded before PDFs were inspected at upload. */
function Unshown({ path, label, className }: PdfPreviewProps) {
  return (
    <div className={classNames(className, 'flex-col gap-4 p-6 text-center')}>
      <FileText aria-hidden="true" className="size-10 text-dim" strokeWidth={1.5} />
      <p className="text-sm text-dim">We can’t show this document here.</p>
      <OriginalDownload path={path} label={label} />
    </div>
  );
}
