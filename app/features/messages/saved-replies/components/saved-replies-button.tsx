import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { fillReply, type PlaceholderValues } from '../saved-reply.ts';
import type { SavedReplyDto } from '../saved-reply-dto.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { SavedReplyList } from './saved-reply-list.tsx';
import { useSavedReplies } from './use-saved-replies.ts';

interface SavedRepliesButtonProps {
  values: PlaceholderValues;
  onInsert: (text: string) => void;
}

/** Inserts one of the professional's saved replies into a message, and is where they are written. */
export function SavedRepliesButton({ values, onInsert }: SavedRepliesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Saved replies" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden="true" className="size-5" />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        width="medium"
        title="Saved replies"
        description="Choose one to put it into your message. You can change it before you send it."
      >
        <SavedReplies
          onChoose={(reply) => {
            onInsert(fillReply(reply.text, values));
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function SavedReplies({ onChoose }: { onChoose: (reply: SavedReplyDto) => void }) {
  const { replies, failure, reload } = useSavedReplies();
  const [edited, setEdited] = useState<SavedReplyDto | 'new'>();
  if (edited)
    return (
      <ReplyEditor
        reply={edited === 'new' ? undefined : edited}
        onDone={() => {
          setEdited(undefined);
          reload();
        }}
        onCancel={() => setEdited(undefined)}
      />
    );
  return (
    <SavedReplyList
      replies={replies}
      failure={failure}
      onChoose={onChoose}
      onEdit={setEdited}
      onAdd={() => setEdited('new')}
      onReload={reload}
    />
  );
}
