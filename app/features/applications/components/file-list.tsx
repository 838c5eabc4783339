import { FileText, Trash2 } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ApplicationFile } from '../application-form.ts';

interface FileListProps {
  files: readonly ApplicationFile[];
  /** How much of a file has been sent, from 0 to 1, by its name; only while the application is sent. */
  progress?: Readonly<Record<string, number>> | undefined;
  onRemove?: ((index: number) => void) | undefined;
}

/** Chosen documents, each with its size, how far it has come and a way to take it out. */
export function FileList({ files, progress, onRemove }: FileListProps) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size}`} className="flex items-center gap-3 rounded-control border border-line px-4 py-2.5">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-green" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{file.name}</span>
            <span className="tabular block text-xs text-dim">{sizeText(file.size)}</span>
            {progress ? <progress aria-label={`Upload of ${file.name}`} value={file.uploaded ? 1 : (progress[file.name] ?? 0)} className="mt-1 h-1.5 w-full accent-green" /> : null}
          </span>
          {onRemove ? (
            <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(index)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
