import { useId, useRef } from 'react';
import { FileText, Trash2 } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ApplicationFile } from '#app/features/applications/form/application-form.ts';

interface FileListProps {
  files: readonly ApplicationFile[];
  /** The share of each file that has been sent, from 0 to 1, by its name; only while submitting. */
  progress?: Readonly<Record<string, number>> | undefined;
  onRemove?: ((file: ApplicationFile) => void) | undefined;
  /** Replaces a file that the server refused. */
  onReplace?: ((file: ApplicationFile, by: File) => void) | undefined;
}

/** The chosen documents, each with its size, upload progress, error and a remove button. */
export function FileList({ files, progress, onRemove, onReplace }: FileListProps) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size}`}
          className={classNames(
            'rounded-control border px-4 py-2.5',
            file.problem ? 'border-danger/40 bg-danger-tint' : 'border-line',
          )}
        >
          <div className="flex items-center gap-3">
            <FileText
              aria-hidden="true"
              className={classNames('size-5 shrink-0', file.problem ? 'text-danger' : 'text-green')}
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{file.name}</span>
              <span className="tabular block text-xs text-dim">{sizeText(file.size)}</span>
              {progress ? (
                <progress
                  aria-label={`Upload of ${file.name}`}
                  value={file.uploaded ? 1 : (progress[file.name] ?? 0)}
                  className="mt-1 h-1.5 w-full accent-green"
                />
              ) : null}
            </span>
            {onRemove ? (
              <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            ) : null}
          </div>
          {file.problem && onReplace ? <Refusal file={file} onReplace={(by) => onReplace(file, by)} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Why a document was refused, with the button to replace it. */
function Refusal({ file, onReplace }: { file: ApplicationFile; onReplace: (by: File) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (by: File | undefined) => {
    if (input.current) input.current.value = '';
    if (by) onReplace(by);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1 pb-1 sm:pl-8">
      <div role="alert" className="min-w-0 flex-1 basis-56">
        <FieldError id={id}>{file.problem}</FieldError>
      </div>
      <Button
        variant="secondary"
        size="small"
        data-invalid=""
        aria-label={`Choose another file to replace ${file.name}`}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        Choose another
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-label={`Another file to replace ${file.name}: file`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => choose(target.files?.[0])}
      />
    </div>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
