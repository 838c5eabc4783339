import { type ReactNode, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Upload } from 'lucide-react';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { RefusedFile } from '../inspect-chosen-file.ts';
import { RefusedFiles } from './refused-files.tsx';

interface FileDropProps {
  label: string;
  help: ReactNode;
  /** For the file picker; dropped files are inspected by the `onFiles` handler. */
  accept: string;
  multiple: boolean;
  problem?: string | undefined;
  /** Files of the last selection that were refused. */
  refused?: readonly RefusedFile[] | undefined;
  onFiles: (files: File[]) => void;
}

/** A drop zone for files, which also opens the file picker. */
export function FileDrop({ label, help, accept, multiple, problem, refused = [], onFiles }: FileDropProps) {
  const id = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <div {...getRootProps({ role: 'presentation' })}>
      <button
        type="button"
        onClick={open}
        aria-describedby={problem ? `${id}-problem` : undefined}
        data-invalid={problem ? '' : undefined}
        className={classNames(
          'flex w-full flex-col items-center gap-1 rounded-card border-2 border-dashed px-4 py-7 text-center transition-colors',
          isDragActive ? 'border-green bg-sand' : problem ? 'border-danger' : 'border-line hover:border-green',
        )}
      >
        <Upload aria-hidden="true" className="size-7 text-green" />
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-dim">{help}</span>
      </button>
      <input {...getInputProps({ accept, 'aria-label': label })} />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-xs text-danger">
          {problem}
        </p>
      ) : null}
      <RefusedFiles files={refused} />
    </div>
  );
}
