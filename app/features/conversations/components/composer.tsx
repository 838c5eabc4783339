import { MessageSquareText, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Form } from '#app/ui/fields/form.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { AttachButton } from '../attachments/components/attach-button.tsx';
import { ChosenFiles } from '../attachments/components/chosen-files.tsx';
import { type ChosenFile, useChosenFiles } from '../attachments/components/use-chosen-files.ts';
import { SavedRepliesDialog } from '#app/features/saved-replies/components/saved-replies-dialog.tsx';
import type { PlaceholderValues } from '#app/features/saved-replies/saved-reply.ts';
import { messageLimits } from '#app/features/messages/message.ts';
import { useDraft } from './use-draft.ts';
import { useProposedText } from './use-proposed-text.ts';

/** From here on the counter is shown. */
const counterFrom = messageLimits.text - 200;

interface ComposerProps {
  /** The name of whom it goes to. */
  to: string;
  busy?: boolean | undefined;
  error?: string | undefined;
  /** Files can go with the message, or not yet, for this reason; without it none ever can. */
  attachments?: { refusal: string | undefined } | undefined;
  /** Offers the writer's saved replies, with what their placeholders stand for. */
  savedReplies?: PlaceholderValues | undefined;
  /** Returns whether the message was taken; what was typed and chosen stays otherwise. */
  onSend: (text: string, files: readonly ChosenFile[]) => Promise<boolean>;
}

/** Where a message is written. With a keyboard Enter sends it, on phones the button does. */
export function Composer({ to, busy = false, error, attachments, savedReplies, onSend }: ComposerProps) {
  const proposed = useProposedText();
  const { text, change, clearSent } = useDraft(proposed);
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chosen = useChosenFiles();
  const isEmpty = text.trim() === '' && chosen.files.length === 0;
  const submit = async () => {
    if (isEmpty || busy) return;
    // What was typed meanwhile stays.
    if (await onSend(text, chosen.files)) {
      clearSent(text);
      chosen.clear(chosen.files);
    }
    field.current?.focus();
  };
  const insert = (given: string) => {
    change((now) => (now.trim() === '' ? given : `${now.trimEnd()}\n${given}`).slice(0, messageLimits.text));
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !attachments || attachments.refusal !== undefined) return;
    event.preventDefault();
    void chosen.add(files);
  };
  return (
    <>
      <Form name="message" onSubmit={submit} className="border-t border-line bg-card p-3">
        {error ? (
          <p role="alert" className="pb-2 text-sm text-danger">
            {error}
          </p>
        ) : null}
        <ChosenFiles files={chosen.files} onRemove={chosen.remove} />
        <div className="flex items-end gap-2">
          {attachments ? (
            <AttachButton refusal={attachments.refusal} onFiles={(files) => void chosen.add(files)} />
          ) : null}
          {savedReplies ? (
            <IconButton label="Saved replies" onClick={() => setChoosing(true)}>
              <MessageSquareText aria-hidden="true" className="size-5" />
            </IconButton>
          ) : null}
          <textarea
            ref={field}
            name="message"
            aria-label={`Message to ${to}`}
            placeholder="Write a message"
            rows={1}
            maxLength={messageLimits.text}
            value={text}
            onChange={({ target }) => change(() => target.value)}
            onKeyDown={sendByKey}
            onPaste={paste}
            className="field field-sizing-content max-h-40 flex-1 resize-none py-2.5"
          />
          <IconButton label="Send" type="submit" disabled={isEmpty || busy} className="bg-green text-on-green">
            <SendHorizontal aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {text.length > counterFrom ? (
          <p className="pt-1 text-right text-xs text-dim">{`${text.length} of ${messageLimits.text}`}</p>
        ) : null}
      </Form>
      {savedReplies ? (
        <SavedRepliesDialog
          open={isChoosing}
          values={savedReplies}
          onInsert={insert}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  const isSend = key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
  if (!isSend || !matchMedia('(hover: hover)').matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
