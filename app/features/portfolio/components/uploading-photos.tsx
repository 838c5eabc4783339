import { RotateCw, X } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useObjectUrl } from '#app/ui/loading/use-object-url.ts';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface UploadingPhotosProps {
  uploads: readonly PhotoUpload[];
  onRetry: (upload: PhotoUpload) => void;
  onDismiss: (id: number) => void;
}

/** Photos being uploaded, each with its progress; failed ones stay for a retry. */
export function UploadingPhotos({ uploads, onRetry, onDismiss }: UploadingPhotosProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mb-8 flex flex-col gap-2">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex items-center gap-4 rounded-control border border-line bg-card p-3">
          <Preview file={upload.file} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{upload.file.name}</p>
            {upload.problem ? (
              <p className="text-sm text-danger">{upload.problem}</p>
            ) : (
              <progress
                aria-label={`Upload of ${upload.file.name}`}
                value={upload.share}
                className="mt-1 h-1.5 w-full accent-green"
              />
            )}
          </div>
          {upload.problem ? (
            <>
              {upload.isRefused ? null : (
                <Button variant="secondary" size="small" onClick={() => onRetry(upload)}>
                  <RotateCw aria-hidden="true" className="size-4" />
                  Try again
                </Button>
              )}
              <IconButton label={`Leave ${upload.file.name} out`} onClick={() => onDismiss(upload.id)}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </>
          ) : (
            <span className="tabular text-sm text-dim">
              {upload.share < 1 ? `${Math.round(upload.share * 100)}%` : 'Making sizes'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-[8px] bg-sand">
      {url && file.type.startsWith('image/') ? <img src={url} alt="" className="size-full object-cover" /> : null}
    </span>
  );
}
