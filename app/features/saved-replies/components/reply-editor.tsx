import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { savedReplyLimits } from '../saved-reply.ts';
import type { SavedReplyDto } from '../saved-reply-dto.ts';
import { savedReplySchema } from '../saved-replies.schema.ts';

interface ReplyEditorProps {
  /** Undefined for a new one. */
  reply: SavedReplyDto | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Writes, changes or deletes a saved reply. */
export function ReplyEditor({ reply, onDone, onCancel }: ReplyEditorProps) {
  // The same for every attempt, so that a reply whose answer was lost is not saved twice.
  const [id] = useState(() => reply?.id ?? randomUuid());
  const { errors, busy, failure, submit, onInput } = useForm({
    schema: savedReplySchema,
    send: async (content) => {
      await api.put('/saved-replies/:id', { param: { id }, json: content });
      onDone();
    },
  });
  const removal = useAction(async () => {
    await api.delete('/saved-replies/:id', { param: { id } });
    onDone();
  });
  const failed = removal.failure ?? (failure && Object.keys(failure.fields).length === 0 ? failure : undefined);
  return (
    <Form name="saved-reply" noValidate onSubmit={submit} onInput={onInput} className="mt-4 flex flex-col gap-4 pb-2">
      <TextField
        label="Name"
        name="title"
        defaultValue={reply?.title}
        maxLength={savedReplyLimits.title}
        error={errors['title']}
      />
      <TextAreaField
        label="Text"
        name="text"
        help="{name} becomes the client’s first name, {service} the service they booked last."
        rows={6}
        defaultValue={reply?.text}
        maxLength={savedReplyLimits.text}
        error={errors['text']}
      />
      {failed ? <FormError>{failed.message}</FormError> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          Save reply
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
        {reply ? (
          <Button variant="quiet" loading={removal.busy} onClick={() => void removal.run()} className="ml-auto">
            Delete
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
