import { type KeyboardEvent, useState } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import type { SignedPages } from '#app/features/files/pages/queries/sign-pages.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { OriginalDownload } from './original-download.tsx';

interface PdfPagesProps {
  open: boolean;
  onClose: () => void;
  pages: SignedPages;
  /** "Insurance policy.pdf" */
  label: string;
  path: string;
  /** Called when the signed URLs, which last some minutes, may have expired. */
  fetchAgain: () => void;
}

/** The width of a page, in percent of the dialog. */
const zooms = [100, 150, 200, 300] as const;

/** All pages of a PDF as pictures. + and - zoom, the arrow keys scroll. */
export function PdfPages({ open, onClose, pages, label, path, fetchAgain }: PdfPagesProps) {
  const [zoom, setZoom] = useState(0);
  const change = (step: number) => setZoom((now) => Math.min(Math.max(now + step, 0), zooms.length - 1));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') change(1);
    if (key === '-') change(-1);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={label}
      width="wide"
      footer={<Footer zoom={zoom} change={change} path={path} label={label} />}
    >
      {/* A scrolling part has to take the focus, or the keyboard cannot scroll it. */}
      <div
        role="region"
        aria-label="Pages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="-mx-6 max-h-[70dvh] overflow-auto bg-sand px-3 py-3 sm:px-6"
      >
        <ol style={{ width: `${zooms[zoom]}%` }} className="flex flex-col gap-4">
          {pages.addresses.map((url, index) => (
            <li key={url}>
              <PageImage url={url} alt={`Page ${index + 1} of ${pages.total}`} fetchAgain={fetchAgain} />
            </li>
          ))}
        </ol>
        {pages.total > pages.addresses.length ? (
          <p className="pt-4 text-center text-sm text-dim">
            The first {pages.addresses.length} of {pages.total.toLocaleString('en-US')} pages are shown. The rest are in
            the original.
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function PageImage({ url, alt, fetchAgain }: { url: string; alt: string; fetchAgain: () => void }) {
  const [failed, setFailed] = useState(false);
  if (!failed)
    return (
      <img
        src={url}
        alt={alt}
        loading="lazy"
        onError={() => setFailed(true)}
        className="min-h-40 w-full bg-white shadow-md"
      />
    );
  return (
    <div className="flex flex-col items-center gap-3 rounded-control border border-line bg-paper p-8 text-center">
      <p>{alt} cannot be shown.</p>
      <Button variant="secondary" onClick={fetchAgain}>
        Try again
      </Button>
    </div>
  );
}

function Footer({
  zoom,
  change,
  path,
  label,
}: {
  zoom: number;
  change: (step: number) => void;
  path: string;
  label: string;
}) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3">
      <span role="group" aria-label="Size" className="flex items-center gap-1">
        <IconButton label="Smaller" disabled={zoom === 0} onClick={() => change(-1)}>
          <ZoomOut aria-hidden="true" className="size-5" />
        </IconButton>
        <span aria-live="polite" className="tabular w-14 text-center text-sm">
          {zooms[zoom]}%
        </span>
        <IconButton label="Larger" disabled={zoom === zooms.length - 1} onClick={() => change(1)}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
      <OriginalDownload path={path} label={label} />
    </div>
  );
}
