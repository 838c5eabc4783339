import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ReceivedReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import { reviewLengths, reviewMessages } from '../review.ts';
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
  // As of opening the form: the page may be reloaded during typing.
  const [seen, setSeen] = useState(review.reply);
  const refused = ({ code, details }: ApiFailure) => {
    if (code === reviewErrors.reply_changed.code) setSeen(details['saved'] as string | null);
  };
  const open = () => {
    setSeen(review.reply);
    setOpen(true);
  };
  const finish = async (title: string, call: () => Promise<unknown>) => {
    if (!(await run(call, refused))) return void (await revalidate());
    setOpen(false);
    toast({ title, tone: 'success' });
    await revalidate();
  };
  const param = { id: review.id };
  const what = `${review.author}, ${reviewDay(review.created_at)}`;
  const save = (reply: string) =>
    finish('Reply published', () => api.put('/reviews/:id/reply', { param, json: { reply, base: seen } }));
  const remove = () => finish('Reply deleted', () => api.delete('/reviews/:id/reply', { param }));
  if (isOpen)
    return (
      <ReplyForm
        reply={review.reply}
        author={review.author}
        failure={failure}
        busy={busy}
        onSave={(reply) => void save(reply)}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <>
      <ReviewReply reply={review.reply} name={name} />
      {failure ? <FormError>{failure}</FormError> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {review.is_hidden ? null : (
          <Button
            variant="secondary"
            size="small"
            onClick={open}
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
  reply: string | null;
  author: string;
  failure: string | undefined;
  busy: boolean;
  onSave: (reply: string) => void;
  onClose: () => void;
}

function ReplyForm({ reply, author, failure, busy, onSave, onClose }: ReplyFormProps) {
  const [text, setText] = useState(reply ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  // The form has just replaced the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = text.trim() === '' ? reviewMessages.reply : undefined;
    setError(missing);
    if (!missing) onSave(text.trim());
  };
  return (
    <Form name={`review-reply ${author}`} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextAreaField
        label={`Your reply to ${author}`}
        help="Your reply is public on your page."
        required
        rows={3}
        maxLength={reviewLengths.reply}
        value={text}
        error={error}
        ref={field}
        onChange={(event) => setText(event.target.value)}
      />
      {failure ? <FormError>{failure}</FormError> : null}
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
