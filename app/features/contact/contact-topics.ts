/** The topics of the contact form, in the order shown. */
export const contactTopics = {
  booking: 'A booking',
  payment: 'A payment or refund',
  account: 'My account',
  professional: 'Working on Doorstep',
  privacy: 'My personal data',
  report: 'Something wrong or unsafe',
  other: 'Something else',
} as const;

export type ContactTopic = keyof typeof contactTopics;

export const contactLimits = {
  nameMaximum: 100,
  messageMinimum: 10,
  messageMaximum: 4_000,
  /** Nobody reads and fills in the form faster. */
  minimumSeconds: 3,
  /** How long an open form can be sent. */
  maximumHours: 24,
} as const;
