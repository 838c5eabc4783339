import { type FormEvent, useId, useState } from 'react';
import { api } from '#app/api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { OwnReviewDto } from '../review-dto.ts';
import { reviewDays, reviewLengths, reviewMessages, type Stars } from '../review.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { StarField } from './star-field.tsx';
import { useReviewCall } from './use-review-call.ts';

/** The visit that a review is about. */
export type ReviewedVisit = { bookingId: string; serviceName: string; professionalName: string };

interface ReviewDialogProps {
  /** Undefined keeps the dialog closed. */
  visit: ReviewedVisit | undefined;
  /** The existing review, if any. */
  review: OwnReviewDto | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog to write or edit a review of a visit. Typed text stays if sending fails. */
export function ReviewDialog({ visit, review, onDone, onClose }: ReviewDialogProps) {
  const form = useId();
  const { failure, busy, run } = useReviewCall();
  // Of a review of the same visit that another tab has published meanwhile.
  const [foundId, setFoundId] = useState<string>();
  const id = review?.id ?? foundId;
  const send = async (json: Words, base: Words | undefined, onChanged: (saved: Words) => void) => {
    if (!visit) return;
    const call = () =>
      id
        ? api.patch('/reviews/:id', { param: { id }, json: { ...json, base } })
        : api.post('/bookings/:id/review', { param: { id: visit.bookingId }, json });
    const refused = (refusal: ApiFailure) => {
      const saved = savedElsewhere(refusal);
      if (saved?.id) setFoundId(saved.id);
      if (saved) onChanged({ stars: saved.stars, text: saved.text });
    };
    if (!(await run(call, refused))) return;
    toast({
      title: id ? 'Review changed' : 'Thank you for your review',
      description: `It’s now on ${visit.professionalName}’s page.`,
      tone: 'success',
    });
    onDone();
  };
  return (
    <Dialog
      open={visit !== undefined}
      onClose={onClose}
      width="medium"
      title={id ? 'Change your review' : 'How was your visit?'}
      description={visit ? `${visit.serviceName} with ${visit.professionalName}` : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {id ? 'Save review' : 'Publish review'}
          </Button>
        </>
      }
    >
      <ReviewForm id={form} review={review} failure={failure} onSend={(...given) => void send(...given)} />
    </Dialog>
  );
}

type Words = { stars: Stars; text: string };

/** Returns what another tab has saved meanwhile, if the review was refused because of that. */
function savedElsewhere({ code, details }: ApiFailure): (Words & { id?: string }) | undefined {
  const isElsewhere = code === reviewErrors.own_review_changed.code || code === reviewErrors.review_exists.code;
  return isElsewhere ? (details['saved'] as (Words & { id?: string }) | undefined) : undefined;
}

const replacing = 'What you typed is still here: save again to replace the other review.';

interface ReviewFormProps {
  id: string;
  review: OwnReviewDto | undefined;
  failure: string | undefined;
  /** `base` is the review seen before; `onChanged` receives what another tab has saved. */
  onSend: (review: Words, base: Words | undefined, onChanged: (saved: Words) => void) => void;
}

function ReviewForm({ id, review, failure, onSend }: ReviewFormProps) {
  const [stars, setStars] = useState(review?.stars);
  const [text, setText] = useState(review?.text ?? '');
  // As of opening the dialog: the page may be reloaded during typing.
  const [seen, setSeen] = useState(review && { stars: review.stars, text: review.text });
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (stars) onSend({ stars, text }, seen, setSeen);
  };
  return (
    <Form name="review" id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <StarField value={stars} onChange={setStars} error={isTried && !stars ? reviewMessages.stars : undefined} />
      <TextAreaField
        label="What would you tell others? (optional)"
        help={`Your review is public, with your first name and last initial. You can change it for ${reviewDays.edit} days.`}
        counter={text.length > reviewLengths.text - 200 ? `${text.length}/${reviewLengths.text}` : undefined}
        rows={6}
        maxLength={reviewLengths.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {failure ? (
        <FormError title="We couldn’t save your review">
          {failure} {failure === reviewErrors.review_exists.message ? replacing : null}
        </FormError>
      ) : null}
    </Form>
  );
}
