import type { ReactNode } from 'react';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { documentFileName, documentSize } from '#app/features/professional-documents/document-names.ts';
import { DocumentView } from '#app/features/professional-documents/components/document-view.tsx';
import type { WaitingChangeDto } from '../../documents/queries/own-documents.server.ts';
import type { Review } from '../queries/get-review.server.ts';
import { categoryNames, changeMessages, lacksBadgeAfter } from '../../changes/proposed-change.ts';
import { ChangeDecisionDialog, type PendingDecision } from '../../changes/components/change-decision-dialog.tsx';

interface WaitingChangesProps {
  review: Review;
  /** Milliseconds since 1970. */
  now: number;
}

/** The changes an approved professional requested, each next to the current state. */
export function WaitingChanges({ review, now }: WaitingChangesProps) {
  const { subject: pendingDecision, opening, open, close } = useOpening<PendingDecision>();
  return (
    <div className="flex flex-col gap-5">
      {review.changes.map((change) => (
        <Card
          key={change.id}
          padding="none"
          role="group"
          aria-labelledby={`change-${change.id}`}
          className="overflow-hidden"
        >
          <div className="grid sm:grid-cols-2">
            <Side title="Now">{present(change, review)}</Side>
            <Side title="Asked for" isNew>
              {describeChange(change)}
            </Side>
          </div>
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4">
            <p id={`change-${change.id}`} className="min-w-0 flex-1 basis-56">
              <strong>{capital(changeMessages(change))}</strong>
              <span className="block text-sm text-dim">Asked for {timeAgo(Date.parse(change.proposed_at), now)}</span>
            </p>
            <Button
              variant="secondary"
              className="text-danger!"
              onClick={() => open({ change, accept: false, lacksBadge: false })}
            >
              Reject
            </Button>
            <Button onClick={() => open({ change, accept: true, lacksBadge: lacksBadgeAfter(change, review) })}>
              Accept
            </Button>
          </div>
        </Card>
      ))}
      <ChangeDecisionDialog key={opening} decision={pendingDecision} onClose={close} />
    </div>
  );
}

function Side({ title, isNew = false, children }: { title: string; isNew?: boolean; children: ReactNode }) {
  return (
    <div className={isNew ? 'border-line max-sm:border-t sm:border-l' : undefined}>
      <h3 className="px-5 pt-4 pb-3 text-xs font-semibold text-dim">{title}</h3>
      {children}
    </div>
  );
}

function present({ change, document_id }: WaitingChangeDto, { documents, categories }: Review): ReactNode {
  if (change === 'set_categories') return <Words>{categoryNames(categories)}</Words>;
  const document = documents.find(({ id }) => id === document_id);
  return document ? <Document document={document} /> : <Words dim>Nothing yet</Words>;
}

function describeChange({
  change,
  categories,
  document_kind,
  file_path,
  content_type,
  size,
}: WaitingChangeDto): ReactNode {
  if (change === 'set_categories') return <Words>{categoryNames(categories ?? [])}</Words>;
  if (!document_kind || !file_path || !content_type || !size) return <Words dim>To be removed</Words>;
  return <Document document={{ kind: document_kind, file_path, content_type, size }} />;
}

function Document({ document }: { document: Parameters<typeof DocumentView>[0]['document'] & { size: number } }) {
  return (
    <>
      <DocumentView document={document} />
      <p className="px-5 py-3 text-sm wrap-anywhere text-dim">
        {documentFileName(document.file_path)}, {documentSize(document.size)}
      </p>
    </>
  );
}

function Words({ dim = false, children }: { dim?: boolean; children: ReactNode }) {
  return <p className={dim ? 'px-5 pb-5 text-dim' : 'px-5 pb-5 text-lg'}>{children}</p>;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
