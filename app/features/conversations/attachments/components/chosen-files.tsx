import { FileText, X } from 'lucide-react';
import { useObjectUrl } from '#app/ui/loading/use-object-url.ts';
import { sizeText } from '#app/features/messages/attachments/message-file.ts';
import type { ChosenFile } from './use-chosen-files.ts';

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  onRemove: (id: string) => void;
}

/** The files that go with the next message. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files to send" className="flex gap-2 overflow-x-auto pb-3">
      {files.map(({ id, file }) => (
        <li key={id} className="relative shrink-0">
          <Preview file={file} />
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(id)}
            className="absolute top-0 right-0 flex size-11 items-start justify-end p-1"
          >
            <span className="flex size-6 items-center justify-center rounded-full bg-ink text-paper">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Preview({ file }: { file: File }) {
  const isPicture = file.type.startsWith('image/');
  const url = useObjectUrl(isPicture ? file : null);
  if (isPicture)
    return (
      <img src={url} alt={file.name} className="size-20 rounded-control border border-line bg-sand object-cover" />
    );
  return (
    <span className="flex h-20 w-44 items-center gap-2 rounded-control border border-line bg-sand py-2 pr-9 pl-3">
      <FileText aria-hidden="true" className="size-6 shrink-0 text-green" />
      <span className="min-w-0 text-sm">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-dim">{sizeText(file.size)}</span>
      </span>
    </span>
  );
}
