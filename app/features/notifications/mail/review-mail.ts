import type { DecidedReview } from '#app/features/reviews/review.ts';
import type { ReviewNotice } from '#app/features/reviews/review-events.ts';
import type { MailContent, MailFact } from '#app/ui/mail/mail-content.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Returns the content of the mail to the professional about a new review; undefined if it is gone again. */
export function reviewedContent({ review }: NoticeFacts): MailContent | undefined {
  if (!review) return undefined;
  const { stars, text, serviceName, author } = review;
  return {
    subject: `New review: ${starText(stars)} for ${serviceName}`,
    heading: 'You have a new review',
    lead: 'It’s public on your page. A short reply shows you read your reviews.',
    facts: written(['Rating', starText(stars)], ['Review', text], ['Service', serviceName], ['By', author]),
    action: { label: 'Read and reply', path: '/dashboard/professional/reviews' },
  };
}

/** Returns the content of the mail to the client about a reply; undefined if it, or the review, is gone again. */
export function reviewRepliedContent({ review }: NoticeFacts): MailContent | undefined {
  if (!review?.reply) return undefined;
  const name = review.professional.firstName;
  return {
    subject: name ? `${name} replied to your review` : 'A reply to your review',
    heading: 'You have a reply to your review',
    lead: 'It’s public, right below your review.',
    facts: written(
      ['Reply', review.reply],
      ['Your review', review.text],
      ['Your rating', starText(review.stars)],
      ['Service', review.serviceName],
    ),
    action: { label: 'See my review', path: `/dashboard/client/bookings?review=${review.bookingId}` },
  };
}

/**
 * Returns the content of the mail about a decision of the team, to the author of a review or the professional who
 * reported it.
 */
export function reviewNoticeContent(notice: ReviewNotice): MailContent {
  const { recipient, firstName, serviceName, reason } = notice;
  const { subject, heading, lead } =
    notice.recipient === 'client' ? notifiedAuthors[notice.decision] : notifiedProfessionals[notice.decision];
  return {
    subject,
    heading: firstName ? `${heading}, ${firstName}` : heading,
    lead: `${lead} The reason is below. If you think this is a mistake, write to us.`,
    facts: [
      ['Reason', reason],
      ['Service', serviceName],
    ],
    action: { label: 'Write to us', path: '/contact' },
    reason:
      recipient === 'client'
        ? 'You’re getting this email because you wrote the review.'
        : 'You’re getting this email because the review is about your visit.',
  };
}

type Decided = Pick<MailContent, 'subject' | 'heading' | 'lead'>;

const notifiedAuthors: Record<Exclude<DecidedReview, 'kept'>, Decided> = {
  hidden: {
    subject: 'Your review is hidden',
    heading: 'We have hidden your review',
    lead: 'Only you and the professional can see it now, and its stars no longer count.',
  },
  restored: {
    subject: 'Your review is shown again',
    heading: 'Your review is back',
    lead: 'It’s on the professional’s page again, just as you wrote it.',
  },
};

const notifiedProfessionals: Record<DecidedReview, Decided> = {
  hidden: {
    subject: 'The review you reported is hidden',
    heading: 'We have hidden a review',
    lead: 'It’s no longer on your page, and its stars no longer count.',
  },
  restored: {
    subject: 'A review is shown again',
    heading: 'A review is back on your page',
    lead: 'We had hidden it and now show it again; its stars count.',
  },
  kept: {
    subject: 'The review you reported stays',
    heading: 'We’ve looked into your report',
    lead: 'The review stays on your page. You can post a public reply.',
  },
};

function starText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

function written(...facts: MailFact[]): MailFact[] {
  return facts.filter(([, value]) => value !== '');
}
