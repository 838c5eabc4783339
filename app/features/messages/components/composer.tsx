import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Form } from '#app/ui/fields/form.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { messageLimits } from '../message.ts';

/** From here on the counter is shown. */
const counterFrom = messageLimits.text - 200;

interface ComposerProps {
  /** The name of whom it goes to. */
  to: string;
  busy?: boolean | undefined;
  error?: string | undefined;
  /** Returns whether the text was taken; what was typed stays otherwise. */
  onSend: (text: string) => Promise<boolean>;
}

/** Where a message is written. With a keyboard Enter sends it, on phones the button does. */
export function Composer({ to, busy = false, error, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const submit = async () => {
    if (isEmpty || busy) return;
    // What was typed meanwhile stays.
    if (await onSend(text)) setText((now) => (now === text ? '' : now));
    field.current?.focus();
  };
  return (
    <Form name="message" onSubmit={submit} className="border-t border-line bg-card p-3">
      {error ? (
        <p role="alert" className="pb-2 text-sm text-danger">
          {error}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          name="message"
          aria-label={`Message to ${to}`}
          placeholder="Write a message"
          rows={1}
          maxLength={messageLimits.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
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
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  const isSend = key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
  if (!isSend || !matchMedia('(hover: hover)').matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
