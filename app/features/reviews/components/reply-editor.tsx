import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ReceivedReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import { reviewLengths } from '../review.ts';
import { replySchema } from '../review.schema.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { ReviewReply } from './review-entry.tsx';
import { useReviewCall } from './use-review-call.ts';

interface ReplyEditorProps {
  review: ReceivedReviewDto;
  /** The professional's name. */
  name: string;
  /** Other actions, in the row of buttons. */
  beside: ReactNode;
}

/** The reply to a review, with its form to write, edit and delete it. */
export function ReplyEditor({ review, name, beside }: ReplyEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const { failure, busy, run } = useReviewCall();
  const { revalidate } = useRevalidator();
  const finish = async (title: string) => {
    setOpen(false);
    toast({ title, tone: 'success' });
    await revalidate();
  };
  const remove = async () => {
    const param = { id: review.id };
    if (await run(() => api.delete('/reviews/:id/reply', { param }))) await finish('Reply deleted');
    else await revalidate();
  };
  const what = `${review.author}, ${reviewDay(review.created_at)}`;
  if (isOpen)
    return <ReplyForm review={review} onSaved={() => finish('Reply published')} onClose={() => setOpen(false)} />;
  return (
    <>
      <ReviewReply reply={review.reply} name={name} />
      {failure ? <FormError>{failure}</FormError> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {review.is_hidden ? null : (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setOpen(true)}
            aria-label={`${review.reply ? 'Change reply to' : 'Reply to'} ${what}`}
          >
            {review.reply ? 'Change reply' : 'Reply'}
          </Button>
        )}
        {review.reply && !review.is_hidden ? (
          <Button
            variant="quiet"
            size="small"
            loading={busy}
            onClick={() => void remove()}
            aria-label={`Delete reply to ${what}`}
          >
            Delete reply
          </Button>
        ) : null}
        {beside}
      </div>
    </>
  );
}

interface ReplyFormProps {
  review: ReceivedReviewDto;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

function ReplyForm({ review: { id, author, reply }, onSaved, onClose }: ReplyFormProps) {
  // As of opening the form: the page may be reloaded during typing.
  const [seen, setSeen] = useState(reply);
  const [text, setText] = useState(reply ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { revalidate } = useRevalidator();
  // The form has just replaced the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  const { errors, busy, failure, submit } = useForm({
    schema: replySchema,
    send: async (content) => {
      await api.put('/reviews/:id/reply', { param: { id }, json: { ...content, base: seen } });
      await onSaved();
    },
    onFailure: async ({ code, details }) => {
      if (code === reviewErrors.reply_changed.code) setSeen(details['saved'] as string | null);
      await revalidate();
    },
  });
  return (
    <Form name={`review-reply ${author}`} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextAreaField
        label={`Your reply to ${author}`}
        name="reply"
        help="Your reply is public on your page."
        required
        rows={3}
        maxLength={reviewLengths.reply}
        value={text}
        error={errors['reply']}
        ref={field}
        onChange={(event) => setText(event.target.value)}
      />
      {failure && !failure.fields['reply'] ? <FormError>{failure.message}</FormError> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" loading={busy}>
          {reply ? 'Save reply' : 'Publish reply'}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
