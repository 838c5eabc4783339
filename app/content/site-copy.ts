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
    'Hair, detailing, dog baths, dinner. Verified professionals come to your address at the hour you pick. You pay online, they are paid after the service.',
} as const;

/** How it works in three steps, each a door, on the home page and on /services. */
export const homeSteps: readonly Step[] = [
  {
    title: 'Find your professional',
    text: 'Search by service and ZIP. See who travels to you, what it costs and when they are free.',
  },
  {
    title: 'Pick the hour',
    text: 'Choose a time, type your address and check out online. The price you see is the whole price, travel included.',
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
      'She cut three heads of hair in our kitchen before dinner was out of the oven. The floor was cleaner than before.',
    name: 'Leah M.',
    about: 'Family haircuts, Austin',
    presents: 'feminine',
  },
  {
    quote:
      'My battery died at six in the morning in a parking garage. At ten I was driving, and I knew the price at seven.',
    name: 'Marcus T.',
    about: 'Battery replacement, Phoenix',
    presents: 'masculine',
  },
  {
    quote: 'Our old cat hides from carriers. The groomer sat on the floor until he came out by himself.',
    name: 'Irene K.',
    about: 'Cat grooming, Chicago',
    presents: 'feminine',
  },
];

export const clientSteps: readonly Step[] = [
  {
    title: 'Say what you need and where',
    text: 'Search for a service or browse the seven categories. A ZIP or a city narrows it to people who travel to you.',
  },
  {
    title: 'Read before you choose',
    text: 'Every profile shows services with prices, work photos, years of experience and what other clients said.',
  },
  {
    title: 'Book and pay online',
    text: 'Pick one of the free hours and give the address. You see the service and the travel fee before you pay by card.',
  },
  {
    title: 'Be home',
    text: 'Your professional comes to you. They are paid once the service is done, and you can say how it went.',
  },
];

export const professionalSteps = ({ commission }: ShownTerms): readonly Step[] => [
  {
    title: 'Apply',
    text: 'Tell us about your trade, your experience and the area you cover, and upload your certifications.',
  },
  {
    title: 'We review',
    text: 'Our team reads every application. Reviews usually take 1-2 business days.',
  },
  {
    title: 'Set up shop',
    text: 'Add services, prices, working hours and photos, and connect with Stripe so that you can be paid.',
  },
  {
    title: 'Go out and work',
    text: `Clients book your free hours and pay at checkout. After each completed service the total minus our ${commission} commission goes to your account.`,
  },
];

export const professionalBand = ({ commission }: ShownTerms) => ({
  title: 'Your trade. Your hours. Their door.',
  text: `Set your prices, the days you work and how far you drive. We bring clients, take the payment and pay you after every completed service, minus a ${commission} commission.`,
  facts: ['You set price and radius', 'Paid after each service', `${commission} commission per booking`],
  button: 'Join as a Professional',
});

export const homeCallToAction = {
  title: 'Somebody good is free this week.',
  text: 'Pick an hour that suits you and let them do the driving.',
} as const;
