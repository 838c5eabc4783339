import { Pencil, Plus } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { savedReplyLimits } from '../saved-reply.ts';
import type { SavedReplyDto } from '../saved-reply-dto.ts';

interface SavedReplyListProps {
  /** Undefined while they load. */
  replies: readonly SavedReplyDto[] | undefined;
  failure: string | undefined;
  onChoose: (reply: SavedReplyDto) => void;
  onEdit: (reply: SavedReplyDto) => void;
  onAdd: () => void;
  onReload: () => void;
}

/** A professional's saved replies, to choose from. */
export function SavedReplyList({ replies, failure, onChoose, onEdit, onAdd, onReload }: SavedReplyListProps) {
  if (failure)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-4">
        <p className="text-sm text-danger">{failure}</p>
        <Button variant="secondary" onClick={onReload}>
          Try again
        </Button>
      </div>
    );
  if (!replies)
    return (
      <p role="status" className="flex justify-center py-8">
        <Spinner className="size-6" />
        <span className="sr-only">Loading</span>
      </p>
    );
  return (
    <div className="mt-4 flex flex-col gap-3 pb-2">
      {replies.length === 0 ? (
        <p className="py-4 text-center text-dim">
          No saved replies yet. Save what you write again and again, such as what you need at the door.
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {replies.map((reply) => (
            <li
              key={reply.id}
              className="flex items-center gap-1 rounded-card border border-line pr-1 hover:border-edge"
            >
              <button
                type="button"
                onClick={() => onChoose(reply)}
                className="min-w-0 flex-1 rounded-card px-4 py-3 text-left"
              >
                <span className="block truncate font-semibold">{reply.title}</span>
                <span className="line-clamp-2 text-sm text-dim">{reply.text}</span>
              </button>
              <IconButton label={`Edit ${reply.title}`} onClick={() => onEdit(reply)}>
                <Pencil aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {replies.length < savedReplyLimits.replies ? (
        <Button variant="secondary" onClick={onAdd} className="self-start">
          <Plus aria-hidden="true" className="size-5" />
          New reply
        </Button>
      ) : null}
    </div>
  );
}
