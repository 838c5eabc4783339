import { AlertIcon } from '#app/ui/icons.tsx';
import type { RefusedFile } from '../inspect-chosen-file.ts';

/** The refused files of the last selection, each with its reason. Announced by screen readers when they appear. */
export function RefusedFiles({ files, id }: { files: readonly RefusedFile[]; id?: string | undefined }) {
  return (
    <ul
      id={id}
      role="list"
      aria-label="Files not added"
      aria-live="polite"
      className="mt-2 flex flex-col gap-2 empty:mt-0"
    >
      {files.map(({ name, text }, index) => (
        <li
          key={`${index} ${name}`}
          className="flex items-start gap-2.5 rounded-control border border-danger/40 bg-danger-tint px-3.5 py-2.5 text-sm"
        >
          <AlertIcon className="mt-0.5 size-4 shrink-0 text-danger" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-danger">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
