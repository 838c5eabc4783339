import { useOpening } from '#app/ui/actions/use-opening.ts';
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
  const { subject: edited, opening, open, close } = useOpening<SavedReplyDto | 'new'>();
  if (edited)
    return (
      <ReplyEditor
        key={opening}
        reply={edited === 'new' ? undefined : edited}
        onDone={() => {
          close();
          reload();
        }}
        onCancel={close}
      />
    );
  return (
    <SavedReplyList
      replies={replies}
      failure={failure}
      onChoose={onChoose}
      onEdit={open}
      onAdd={() => open('new')}
      onReload={reload}
    />
  );
}
