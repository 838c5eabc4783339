import { Download } from 'lucide-react';
import { FileDrop } from '#app/features/files/uploads/components/file-drop.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { importMessages } from '../import-messages.ts';
import { useFileChoice } from './use-file-choice.ts';

/** Where a file is chosen or dropped, and examples to begin with. */
export function FileChoice() {
  const { choose, problem, busy } = useFileChoice();
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <FileDrop
        label="Choose a CSV or ICS file"
        help={importMessages.fileHelp}
        accept=".csv,.tsv,.txt,.ics,text/csv,text/calendar,text/plain"
        multiple={false}
        problem={problem}
        onFiles={choose}
      />
      {busy ? (
        <p role="status" className="flex items-center gap-2 text-sm text-dim">
          <Spinner className="size-5" />
          Reading the file …
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Example kind="clients" text="Example with clients" />
        <Example kind="visits" text="Example with visits" />
      </p>
    </div>
  );
}

function Example({ kind, text }: { kind: 'clients' | 'visits'; text: string }) {
  return (
    <a
      href={`/api/imports/examples?kind=${kind}`}
      download
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
    >
      <Download aria-hidden="true" className="size-4" />
      {text}
    </a>
  );
}
