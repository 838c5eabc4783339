import { useId, useRef, useState } from 'react';
import { Clock, FileText, Plus } from 'lucide-react';
import { RefusedFiles } from '#app/features/files/uploads/components/refused-files.tsx';
import { formatDate } from '#app/lib/dates/date-format.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FocusAfterRemoval } from '#app/ui/fields/focus-after-removal.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { documentFileName, documentNames, documentSize } from '#app/features/professional-documents/document-names.ts';
import { isExpired } from '#app/features/professional-documents/document-expiry.ts';
import type { DocumentKind } from '#app/features/professional-documents/document-kinds.ts';
import { DocumentView } from '#app/features/professional-documents/components/document-view.tsx';
import { changeMessages } from '../../changes/proposed-change.ts';
import type { OwnDocuments as Own } from '../queries/own-documents.server.ts';
import type { useChanges } from '../../changes/components/use-changes.ts';

interface OwnDocumentsProps {
  own: Own;
  changes: ReturnType<typeof useChanges>;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

const accepted = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** The professional's documents: what is valid, until when, and what awaits review. */
export function OwnDocuments({ own, changes, timeZone, now }: OwnDocumentsProps) {
  const title = useId();
  const today = localDate(epochMinutesOf(new Date(now)), timeZone);
  const hasInsurance =
    own.documents.some(({ kind }) => kind === 'insurance') ||
    own.changes.some(({ change, document_kind }) => change === 'add_document' && document_kind === 'insurance');
  const additions = own.changes.filter(({ change }) => change === 'add_document');
  return (
    <Card padding="large" id="documents" role="region" aria-labelledby={title} className="scroll-mt-24">
      <h2 id={title} className="text-2xl">
        Documents
      </h2>
      <p className="mt-2 max-w-[60ch] text-dim">
        {own.is_open
          ? 'Only you and our team see them. We review each new one, and the old one counts until then.'
          : 'Only you and our team see them. You can change them here once your application is approved.'}
      </p>
      <FocusAfterRemoval>
        <ul className="mt-5 flex flex-col divide-y divide-line border-y border-line empty:hidden">
          {own.documents.map((document) => (
            <OwnDocument key={document.id} document={document} own={own} changes={changes} today={today} />
          ))}
          {additions.map((change) => (
            <li key={change.id} className="flex items-center gap-4 py-4">
              <Clock aria-hidden="true" className="size-6 shrink-0 text-warning" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{documentNames[change.document_kind ?? 'certification']}</p>
                <p className="text-sm wrap-anywhere text-dim">{documentFileName(change.file_path ?? '')}</p>
                <Waiting
                  words={changeMessages(change)}
                  onTakeBack={() => void changes.takeBack(change.id)}
                  busy={changes.busy}
                />
              </div>
            </li>
          ))}
        </ul>
        {own.is_open ? (
          <div className="mt-5 flex flex-wrap gap-3">
            <Pick label="Add a certification" kind="certification" changes={changes} />
            {hasInsurance ? null : <Pick label="Add your insurance" kind="insurance" changes={changes} />}
          </div>
        ) : null}
      </FocusAfterRemoval>
      {own.is_open ? <p className="mt-3 text-xs text-dim">PDF, JPG or PNG, up to 10MB.</p> : null}
      <RefusedFiles files={refusedOf(changes, 'certification', 'insurance')} />
    </Card>
  );
}

type OwnDocumentProps = Pick<OwnDocumentsProps, 'own' | 'changes'> & {
  document: Own['documents'][number];
  today: PlainDate;
};

/** A current or expired document, with buttons to view, replace or remove it. */
function OwnDocument({ document, own, changes, today }: OwnDocumentProps) {
  const [isShown, setShown] = useState(false);
  const waiting = own.changes.find(({ document_id }) => document_id === document.id);
  const name = documentFileName(document.file_path);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <FileText aria-hidden="true" className="size-6 shrink-0 text-green" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {documentNames[document.kind]}
          {isExpired(document, today) ? <StatusPill tone="danger" label="Expired" /> : null}
        </p>
        <p className="text-sm wrap-anywhere text-dim">
          {name}, {documentSize(document.size)}
          {document.expires_on ? `, valid until ${formatDate(document.expires_on)}` : ''}
        </p>
        {waiting ? (
          <Waiting
            words={changeMessages(waiting)}
            onTakeBack={() => void changes.takeBack(waiting.id)}
            busy={changes.busy}
          />
        ) : null}
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${name}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
        {own.is_open && !waiting ? (
          <>
            <Pick label="Replace" kind={document.kind} name={name} of={document.id} changes={changes} />
            <Button
              variant="quiet"
              disabled={changes.busy}
              aria-label={`Remove ${name}`}
              onClick={() => void changes.ask({ change: 'remove_document', document_id: document.id })}
            >
              Remove
            </Button>
          </>
        ) : null}
      </span>
      <div className="w-full empty:hidden">
        <RefusedFiles files={refusedOf(changes, document.id)} />
      </div>
      {isShown ? (
        <div className="w-full overflow-hidden rounded-control border border-line">
          <DocumentView document={document} />
        </div>
      ) : null}
    </li>
  );
}

function refusedOf({ refused }: ReturnType<typeof useChanges>, ...of: string[]) {
  return refused && of.includes(refused.of) ? [refused] : [];
}

export function Waiting({ words, busy, onTakeBack }: { words: string; busy: boolean; onTakeBack: () => void }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      <StatusPill tone="warning" label="In review" />
      <span>{words}</span>
      <button
        type="button"
        disabled={busy}
        onClick={onTakeBack}
        className="text-link min-h-11"
        aria-label={`Take back: ${words}`}
      >
        Take back
      </button>
    </p>
  );
}

interface PickProps {
  label: string;
  kind: DocumentKind;
  /** The file of the document to replace. */
  name?: string;
  of?: string;
  changes: ReturnType<typeof useChanges>;
}

/** A button that chooses a file and uploads it. */
function Pick({ label, kind, name, of, changes }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  const isUploading = changes.upload?.of === (of ?? kind);
  const send = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    void changes.send(file, kind, of);
  };
  return (
    <>
      <Button
        variant="secondary"
        loading={isUploading}
        loadingText={`${Math.round((changes.upload?.share ?? 0) * 100)}%`}
        disabled={changes.busy && !isUploading}
        aria-label={name ? `${label} ${name}` : undefined}
        onClick={() => input.current?.click()}
      >
        {of ? null : <Plus aria-hidden="true" className="size-4" />}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={`${label}${name ? ` ${name}` : ''}: file`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => send(target.files?.[0])}
      />
    </>
  );
}
