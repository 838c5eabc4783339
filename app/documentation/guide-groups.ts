/** A group of guides, which stand in docs/guide in the order in which they are read. */
export interface GuideGroup {
  id: string;
  title: string;
  /** Who it is for, in one sentence. */
  text: string;
  guides: readonly string[];
}

export const guideGroups: readonly GuideGroup[] = [
  {
    id: 'clients',
    title: 'For clients',
    text: 'Find somebody, book a time, pay, and know what happens until the door opens.',
    guides: ['booking', 'paying', 'changing-plans', 'the-visit', 'problems', 'messages', 'account'],
  },
  {
    id: 'professionals',
    title: 'For professionals',
    text: 'Apply, set what you offer and when, run the day, and get paid.',
    guides: [
      'joining',
      'services-and-prices',
      'calendar',
      'the-day',
      'payments',
      'clients-and-reviews',
      'import',
      'booking-link',
    ],
  },
  {
    id: 'administrators',
    title: 'For administrators',
    text: 'Review applications, settle problems, correct bookings and money.',
    guides: ['applications', 'bookings-and-money', 'moderation', 'settings-and-logs'],
  },
  {
    id: 'operators',
    title: 'For operators',
    text: 'Run the marketplace on your own server, watch it and keep its data safe.',
    guides: ['installing', 'watching', 'backups-and-upgrades'],
  },
  {
    id: 'developers',
    title: 'For developers',
    text: 'Book a visit with an API key and hear of it by webhook.',
    guides: ['api-keys', 'webhooks', 'errors'],
  },
];

/** Pages that stand by themselves. */
export const singlePages = ['glossary', 'changelog'] as const;
