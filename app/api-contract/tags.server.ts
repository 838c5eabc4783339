type Tagged = { paths?: Record<string, Record<string, { tags?: string[] }>> };

/** What the endpoints of each tag are about. */
export const tagDescriptions: Record<string, string> = {
  'Account settings': 'How one signs in, where one is signed in, and what is kept about oneself.',
  Accounts: 'Accounts, sessions and profiles.',
  Addresses: "A client's saved addresses, and the notes for getting in.",
  Administration: 'For administrators.',
  Applications: 'Becoming a professional, and changes after the approval.',
  Availability: 'Working hours, service times and blocked time.',
  'Booking links': "A professional's short address, its QR code, and the booking button for their own site.",
  Bookings: 'Slots, prices and visits.',
  Calendar: "A professional's own calendar, and its link for other calendars.",
  Clients: 'Who booked a professional.',
  Contact: 'Messages to the operator.',
  Developers: "One's own API keys and webhook endpoints.",
  Earnings: 'What a professional earned, and receipts.',
  Favourites: "One's own favourites.",
  Files: 'Stored pictures and documents.',
  Functions: 'Calls that carry the name and shape of the documented functions.',
  'Hand-entered visits': 'Visits that a professional enters for people without an account, and links to pay for them.',
  Imports: 'Clients and visits from CSV and ICS files: a preview, all or nothing, an undo for a day.',
  Messages: "One's own threads with clients or professionals.",
  Notifications: 'What one is told, and where.',
  Payments: 'Stripe.',
  Professionals: 'The directory, profiles and portfolios.',
  Reviews: 'What clients say about visits.',
  Services: 'What professionals offer.',
  'Two-factor sign-in': 'The second step of a sign-in, and its settings.',
  Webhooks: 'Called by Stripe and by the service that receives mails.',
};

/**
 * Returns the tags of a document, sorted by name.
 * @throws Error for a tag that is not described here
 */
export function tagsWith({ paths = {} }: Tagged): { name: string; description: string }[] {
  const names = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(({ tags = [] }) => tags)),
  );
  return [...names].toSorted().map((name) => {
    const description = tagDescriptions[name];
    if (description === undefined)
      throw new Error(`No description of the tag ${name} in app/api-contract/tags.server.ts`);
    return { name, description };
  });
}
