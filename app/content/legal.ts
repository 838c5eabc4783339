import { brandName } from './site-copy.ts';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

export interface LegalText {
  title: string;
  introduction: string;
  sections: readonly LegalSection[];
}

/** Shown on both pages until the operator of the site has made the text their own. */
export const reviewNote = {
  title: 'For the operator of this site',
  text: 'This text describes what the software does. Have it reviewed, and add your company, address and governing law, before you open to the public.',
} as const;

export const terms: LegalText = {
  title: 'Terms of service',
  introduction: `${brandName} brings together clients and independent professionals who work at the client's address. These are the rules of that meeting.`,
  sections: [
    {
      title: 'Who does what',
      paragraphs: [
        `Professionals on ${brandName} are independent. They set their services, prices, hours and the area they travel to, and they carry out the work.`,
        `${brandName} shows their profiles, checks who they are before they are marked as verified, takes bookings and handles the payment.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an account with a confirmed e-mail address to book. Keep your password to yourself; what happens through your account counts as yours.',
        'Give your real name, a phone number at which you can be reached about a booking, and the address where the service takes place.',
      ],
    },
    {
      title: 'Booking and price',
      paragraphs: [
        'Before you pay you see the whole price: the service and, where the professional charges one, a travel fee by distance.',
        'A time is yours once the payment went through. A checkout that is not finished lets go of the time by itself.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'You pay by card at checkout, through Stripe. We hold the amount and pay the professional once the service is done, minus a commission of 10%.',
      ],
    },
    {
      title: 'Cancelling',
      paragraphs: [
        'A booking that is not paid yet can be cancelled at any time and costs nothing.',
        'A paid booking cancelled 24 hours or more before it starts is refunded in full. Later, a late-cancellation fee is kept and the rest refunded; you see the exact refund before you confirm. Once the appointment has begun it can no longer be cancelled.',
        'When a professional cancels, you get everything back.',
      ],
    },
    {
      title: 'Fair play',
      paragraphs: [
        'Be kind and be there. No unlawful requests, no harassment, no false profiles or reviews, no attempts to get at other people’s data.',
        'We may close accounts that break these rules.',
      ],
    },
    {
      title: 'Credits',
      paragraphs: ['Places and distances come from GeoNames (geonames.org), under the licence CC BY 4.0.'],
    },
  ],
};

export const privacy: LegalText = {
  title: 'Privacy policy',
  introduction: `What ${brandName} knows about you, why, who else sees it, and how long it stays.`,
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your account: name, e-mail address, phone number and a scrambled form of your password that nobody can read back.',
        'Your bookings: service, time, price and the address you gave. Your sessions: when and from which network and browser you signed in.',
        'From professionals also their public profile, services, hours and portfolio.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The two parties of a booking see each other’s name and contact, and the professional sees the address. Nobody else does, apart from the few people who run this site.',
        'Payments happen at Stripe. Card numbers never reach our servers.',
        'We sell no data, show no advertising and load nothing from third parties into our pages.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'One cookie holds your session and cannot be read by scripts; a second one only says that there may be a session. Both go when you log out.',
        'Local storage remembers the light or dark theme, the tab you chose at sign-in and what you had begun to book. There is no tracking.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'A session ends after 30 days without a visit. Account data stays until you ask us to delete it.',
        'Records of payments stay as long as bookkeeping rules demand, without more of you in them than needed.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['You can see, correct, take with you or have deleted what we keep about you. Write to us, the address is on the contact page.'],
    },
  ],
};
