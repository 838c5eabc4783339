import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import type { LegalText } from './legal.ts';
import { brandName } from './site-copy.ts';

/** The current version of the terms: the date of their last change. It is stored with everyone who agrees to them. */
export const termsVersion = 'November 20, 2026';

/** The terms of service: what the software does, in plain English, with the current numbers. */
export const termsOfService = ({ commission, lateFee, notice }: ShownTerms): LegalText => ({
  title: 'Terms of service',
  introduction: `${brandName} brings together clients and independent professionals who work at the client's address. These are the rules of that meeting.`,
  changed: termsVersion,
  sections: [
    {
      title: 'Who does what',
      paragraphs: [
        `Professionals on ${brandName} are independent. They set their services, prices, hours and the area they travel to, they carry out the work, and they answer for it. The contract about the service is between the client and the professional.`,
        `${brandName} shows their profiles, reviews their applications, takes bookings, and collects and passes on the payment.`,
        'A Verified badge means that we have looked at what a professional sent us, such as certificates and insurance. It is not a promise about how an appointment will go.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an account with a confirmed e-mail address to book or to offer a service, and you have to be of age. You can sign up with a password or, where it is offered, with Google.',
        'Give your real name, a phone number at which you can be reached about a booking, and the address where the service takes place.',
        'Keep your password and recovery codes to yourself; what happens through your account counts as yours. You can add a second step to signing in, see where you are signed in, and sign out elsewhere, all on your account page. Tell us at once if somebody else got in.',
      ],
    },
    {
      title: 'Booking and price',
      paragraphs: [
        'Before you pay you see the whole price: the service and, where the professional charges one, a travel fee by distance. Should a price have changed since you opened the page, you are asked again.',
        'When you book, the time is held for you for 31 minutes. It is yours once the payment went through; a checkout that is not finished lets go of it by itself.',
        `Times are those of the place where the professional works.${notice ? ` A visit is booked ${notice}.` : ''}`,
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        `You pay online when you book, on a page of our payment provider Stripe. We hold the amount and pass it on to the professional once the service is done, minus a commission of ${commission}.`,
        'Should a payment reach us for a time that is no longer yours, you get it back in full.',
      ],
    },
    {
      title: 'Cancelling',
      paragraphs: [
        'A booking that is not paid yet can be cancelled at any time and costs nothing.',
        `${refundTerms(lateFee)} Once the appointment has begun it can no longer be cancelled.`,
        'When a professional cancels, or we do, you get everything back. Refunds go to the card that was charged; how soon they show is up to your bank, usually within 5 to 10 business days.',
      ],
    },
    {
      title: 'For professionals',
      paragraphs: [
        'You apply with your trade, experience and certifications; our team decides whether you are listed and verified, and may ask again later. Only approved and verified professionals can be booked.',
        'Be licensed and insured as your trade and your place demand, keep your calendar true, arrive on time, and treat addresses and phone numbers as what they are: given to you for one appointment.',
        'To be paid you connect an account with Stripe, which checks who you are under its own Connected Account Agreement. Your bank details stay with Stripe. You look after your own taxes.',
      ],
    },
    {
      title: 'What you put on the site',
      paragraphs: [
        `Profiles, photos and messages stay yours. You allow us to show them on ${brandName} for as long as they are on it. Only upload what you may.`,
      ],
    },
    {
      title: 'Fair play',
      paragraphs: [
        'Be kind and be there. No unlawful requests, no harassment, no false profiles or reviews, no payments past the site to avoid the commission, no attempts to get at other people’s data or to keep the site from working.',
        'We may suspend or close accounts that break these rules, and cancel their bookings with the refunds due. If something is unsafe, tell us through the contact page; in an emergency call 911 first.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: [
        'You can delete your account whenever you like, on your account page or dashboard. You see first which appointments are cancelled by that and what is refunded. What a professional has earned by then is still paid out.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change, the date above changes with them. Of a change that matters to bookings you have already made, we tell you by e-mail; those keep the price and the cancellation rules they were made with.',
      ],
    },
    {
      title: 'Credits',
      paragraphs: ['Places and distances come from GeoNames (geonames.org), under the licence CC BY 4.0.'],
    },
  ],
});

function refundTerms(lateFee: ShownTerms['lateFee']): string {
  if (!lateFee) return 'A paid booking cancelled before it starts is refunded in full.';
  const { hours, share } = lateFee;
  return `A paid booking cancelled ${hours} or more before it starts is refunded in full. Later, a late-cancellation fee of ${share} is kept and the rest refunded; you see the exact refund before you confirm.`;
}
