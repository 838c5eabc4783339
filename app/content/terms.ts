import { noShowLimits } from '#app/features/booking-outcomes/cancel/no-show.ts';
import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import type { LegalText } from './legal.ts';
import { brandName } from './site-copy.ts';

/** The current version of the terms: the date of their last change. It is stored with everyone who agrees to them. */
export const termsVersion = 'November 29, 2026';

/** The terms of service: what the software does, in plain English, with the current numbers. */
export const termsOfService = ({ commission, lateFee, absenceFee, notice }: ShownTerms): LegalText => ({
  title: 'Terms of service',
  introduction: `${brandName} connects clients with independent professionals who work at the client’s address. These are the rules for both.`,
  changed: termsVersion,
  sections: [
    {
      title: 'Who does what',
      paragraphs: [
        `Professionals on ${brandName} are independent. They set their own services, prices, hours and service area, they do the work, and they are responsible for it. The contract for the service is between the client and the professional.`,
        `${brandName} shows their profiles, reviews their applications, takes bookings, and collects and passes on the payment.`,
        'A Verified badge means that we have reviewed what a professional sent us, such as certificates and insurance. It is not a guarantee of how an appointment will go.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an account with a confirmed email address to book or offer a service, and you must be of legal age. You can sign up with a password or, where offered, with Google.',
        'Give your real name, a phone number where you can be reached about a booking, and the address where the service takes place.',
        'Keep your password and recovery codes to yourself; you are responsible for what happens through your account. You can turn on two-factor sign-in, see where you are signed in, and sign out elsewhere, all on your account page. Tell us right away if someone else got in.',
      ],
    },
    {
      title: 'Booking and price',
      paragraphs: [
        'Before you pay, you see the full price: the service and, if the professional charges one, a travel fee based on distance. If a price has changed since you opened the page, we ask you again.',
        'When you book, we hold the time for you for 31 minutes. It is yours once the payment has gone through; if you don’t finish checkout, the time is released automatically.',
        `Times are local to where the professional works.${notice ? ` Visits must be booked ${notice}.` : ''}`,
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        `You pay online when you book, on a page of our payment provider, Stripe. We hold the amount and pass it on to the professional once the service is done, minus a commission of ${commission}.`,
        'If a payment reaches us for a time that is no longer yours, you get a full refund.',
      ],
    },
    {
      title: 'Cancelling',
      paragraphs: [
        'An unpaid booking can be cancelled at any time, free of charge.',
        `${refundTerms(lateFee)} Once the appointment has begun, it can no longer be cancelled.`,
        'If a professional cancels, or we do, you get a full refund. Refunds go to the card that was charged; how soon they appear is up to your bank, usually within 5 to 10 business days.',
      ],
    },
    {
      title: 'When somebody isn’t there',
      paragraphs: [
        `A professional who has arrived and finds nobody waits ${noShowLimits.waitMinutes} minutes from the start at the earliest, and we tell the client right away. After that, the professional can end the visit with a photo of the door. It then counts as cancelled ${absenceTerms(absenceFee)}`,
        `A client to whom nobody came can say so from ${noShowLimits.waitMinutes} minutes after the start and for a day. The professional has ${noShowLimits.answerHours} hours to answer. Without an answer the client gets a full refund; if the two disagree, we decide.`,
      ],
    },
    {
      title: 'For professionals',
      paragraphs: [
        'You apply with your trade, experience and certifications; our team decides whether you are listed and verified, and may ask again later. Only approved and verified professionals can be booked.',
        'Be licensed and insured as your trade and location require, keep your calendar up to date, arrive on time, and use addresses and phone numbers only for the appointment they were given for.',
        'To get paid, you connect an account with Stripe, which verifies your identity under its own Connected Account Agreement. Your bank details stay with Stripe. You are responsible for your own taxes.',
      ],
    },
    {
      title: 'What you put on the site',
      paragraphs: [
        `Profiles, photos and messages stay yours. You allow us to show them on ${brandName} for as long as they are on it. Only upload what you have the right to use.`,
      ],
    },
    {
      title: 'Fair play',
      paragraphs: [
        'Be kind and show up. No unlawful requests, no harassment, no fake profiles or reviews, no payments outside the site to avoid the commission, no attempts to access other people’s data or disrupt the site.',
        'We may suspend or close accounts that break these rules, and cancel their bookings with the refunds due. If something is unsafe, tell us through the contact page; in an emergency call 911 first.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: [
        'You can delete your account at any time, on your account page or dashboard. First you see which appointments will be cancelled and what will be refunded. What a professional has earned by then is still paid out.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change, so does the date above. We tell you by email about any change that affects bookings you have already made; those keep the price and cancellation rules they were made with.',
      ],
    },
    {
      title: 'Credits',
      paragraphs: ['Places and distances come from GeoNames (geonames.org), under the CC BY 4.0 license.'],
    },
  ],
});

function refundTerms(lateFee: ShownTerms['lateFee']): string {
  if (!lateFee) return 'A paid booking cancelled before it starts is refunded in full.';
  const { hours, share } = lateFee;
  return `A paid booking cancelled ${hours} or more before it starts is refunded in full. After that, a late-cancellation fee of ${share} is kept and the rest is refunded; you see your exact refund before you confirm.`;
}

function absenceTerms(fee: ShownTerms['absenceFee']): string {
  if (!fee) return 'by the client. There is no late-cancellation fee, so the client is refunded in full.';
  const money = `${fee.share} is kept as the late-cancellation fee${fee.isWhole ? '' : ' and the rest is refunded'}`;
  return `late by the client: ${money}. A client who was there can object within ${noShowLimits.answerHours} hours, before the professional’s share is sent.`;
}
