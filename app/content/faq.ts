import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';

export type FaqTopic = 'areas' | 'services' | 'payment' | 'cancellation' | 'vetting' | 'favourites';

export interface FaqEntry {
  topic: FaqTopic;
  question: string;
  answer: string;
}

/** Questions and answers of /how-it-works, in the order shown. */
export const faqOf = ({ freeCancellation, lateFee }: ShownTerms): readonly FaqEntry[] => [
  {
    topic: 'areas',
    question: 'Which areas do you cover?',
    answer:
      'Anywhere our professionals travel. Each one sets a home ZIP code and how many miles they’ll drive. Search by your ZIP code or city to see who comes to your address.',
  },
  {
    topic: 'services',
    question: 'What can I book?',
    answer:
      'Beauty and wellness, auto care, pet services, food trucks, home services, tech services and eco-friendly services. All of them come to you: at home, at a hotel, at the office or at an event.',
  },
  {
    topic: 'payment',
    question: 'When do I pay?',
    answer:
      'Payment is made after the service: you check out online when you book, we hold the amount, and your professional is paid once the service is done.',
  },
  {
    topic: 'cancellation',
    question: 'Can I cancel?',
    answer: `Yes. Cancellation is free ${freeCancellation} the appointment. ${lateFee ? 'A late cancellation may incur a fee; you' : 'You'} see your exact refund before you confirm. If your professional cancels, you get a full refund.`,
  },
  {
    topic: 'vetting',
    question: 'How are professionals vetted?',
    answer:
      'They apply with their certifications, and our team reviews each application, usually within 1-2 business days. A Verified badge means that we have checked them, and only approved and verified professionals can be booked.',
  },
  {
    topic: 'favourites',
    question: 'Can I save my favorite professionals?',
    answer:
      'Yes. Sign in and tap the heart on a card or profile. Find your saved professionals on your dashboard and book them again in a minute.',
  },
];
