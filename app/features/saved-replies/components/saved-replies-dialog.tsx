import { useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { fillReply, type PlaceholderValues } from '../saved-reply.ts';
import type { SavedReplyDto } from '../saved-reply-dto.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { SavedReplyList } from './saved-reply-list.tsx';
import { useSavedReplies } from './use-saved-replies.ts';

interface SavedRepliesDialogProps {
  open: boolean;
  values: PlaceholderValues;
  onInsert: (text: string) => void;
  onClose: () => void;
}

/** Inserts one of the professional's saved replies into a message, and is where they are written. Outside any form. */
export function SavedRepliesDialog({ open, values, onInsert, onClose }: SavedRepliesDialogProps) {
  const choose = (reply: SavedReplyDto) => {
    onClose();
    onInsert(fillReply(reply.text, values));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="medium"
      title="Saved replies"
      description="Choose one to put it into your message. You can change it before you send it."
    >
      <SavedReplies onChoose={choose} />
    </Dialog>
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
