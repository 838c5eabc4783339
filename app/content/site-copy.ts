import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';

/** The product's name, wherever a text or a rule needs it. */
export const brandName = 'Doorstep';

export interface Step {
  title: string;
  text: string;
}

export const hero = {
  headline: 'The best in town, at your door.',
  sentence:
    'Hair, detailing, dog baths, dinner. Verified professionals come to your address at the time you pick. You pay online; they’re paid after the service.',
} as const;

/** How it works in three steps, each a door, on the home page and on /services. */
export const homeSteps: readonly Step[] = [
  {
    title: 'Find your professional',
    text: 'Search by service and ZIP code. See who comes to you, what it costs and when they’re available.',
  },
  {
    title: 'Pick a time',
    text: 'Choose a time, enter your address and check out online. The price you see is the full price, travel included.',
  },
  {
    title: 'Open the door',
    text: 'They arrive with everything they need. We hold your payment until the service is done.',
  },
];

export interface Testimonial {
  quote: string;
  name: string;
  about: string;
  /** Which portraits fit next to the quote. */
  presents: 'feminine' | 'masculine';
}

/** Sample texts: they name no real client and have no rating. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'She did three haircuts in our kitchen before dinner was out of the oven, and left the floor cleaner than she found it.',
    name: 'Leah M.',
    about: 'Family haircuts, Austin',
    presents: 'feminine',
  },
  {
    quote:
      'My battery died at six in the morning in a parking garage. By seven I knew the price, and by ten I was driving again.',
    name: 'Marcus T.',
    about: 'Battery replacement, Phoenix',
    presents: 'masculine',
  },
  {
    quote: 'Our old cat hides from his carrier. The groomer sat on the floor until he came out on his own.',
    name: 'Irene K.',
    about: 'Cat grooming, Chicago',
    presents: 'feminine',
  },
];

export const clientSteps: readonly Step[] = [
  {
    title: 'Tell us what you need and where',
    text: 'Search for a service or browse our seven categories. Add your ZIP code or city to see who travels to you.',
  },
  {
    title: 'Compare before you choose',
    text: 'Every profile shows services and prices, work photos, years of experience and client reviews.',
  },
  {
    title: 'Book and pay online',
    text: 'Pick an available time and enter your address. You see the service price and travel fee before you pay by card.',
  },
  {
    title: 'Be home',
    text: 'Your professional comes to you. They’re paid once the service is done, and you can leave a review.',
  },
];

export const professionalSteps = ({ commission }: ShownTerms): readonly Step[] => [
  {
    title: 'Apply',
    text: 'Tell us about your trade, your experience and the area you cover, and upload your certifications.',
  },
  {
    title: 'We review your application',
    text: 'Our team reads every application. Reviews usually take 1-2 business days.',
  },
  {
    title: 'Set up shop',
    text: 'Add services, prices, working hours and photos, and connect with Stripe to get paid.',
  },
  {
    title: 'Start taking bookings',
    text: `Clients book your available times and pay at checkout. After each completed service, the total minus our ${commission} commission goes to your account.`,
  },
];

export const professionalBand = ({ commission }: ShownTerms) => ({
  title: 'Your trade. Your hours. Their door.',
  text: `Set your prices, your working days and how far you drive. We bring you clients, handle the payment and pay you after every completed service, minus a ${commission} commission.`,
  facts: ['You set your price and radius', 'Paid after each service', `${commission} commission per booking`],
  button: 'Join as a Professional',
});

export const homeCallToAction = {
  title: 'Someone good is available this week.',
  text: 'Pick a time that works for you and let them do the driving.',
} as const;
