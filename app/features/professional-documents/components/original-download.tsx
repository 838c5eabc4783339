import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useOpenDocument } from './use-signed-url.ts';

/** Downloads a document as it was uploaded, after a warning. */
export function OriginalDownload({ path, label }: { path: string; label: string }) {
  const [isAsked, setAsked] = useState(false);
  const { open, busy } = useOpenDocument(path);
  const download = async () => {
    await open();
    setAsked(false);
  };
  return (
    <>
      <Button variant="secondary" aria-label={`Download ${label}`} onClick={() => setAsked(true)}>
        <Download aria-hidden="true" className="size-5" />
        Download original
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Download the original?"
        description="Here you see pictures of its pages. The original is the file exactly as it was uploaded, and may contain scripts, links or other files. Open it only if you have to, in an app that blocks them."
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Not now
            </Button>
            <Button loading={busy} onClick={() => void download()}>
              Download
            </Button>
          </>
        }
      />
    </>
  );
}
