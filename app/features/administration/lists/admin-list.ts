import * as z from 'zod/mini';
import type { BookingStatus } from '#app/features/bookings/booking.ts';

/** The four lists of the admin dashboard, in the order of their tabs. */
export const adminListNames = ['clients', 'professionals', 'payments', 'bookings'] as const;
export type AdminListName = (typeof adminListNames)[number];

type Choices = Readonly<Record<string, string>>;

const bookingStatusFilters: Readonly<Record<BookingStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The filters and sorts of each list, with their labels; the first is the default. */
export const adminListChoices = {
  clients: {
    filters: { all: 'All clients' },
    sorts: { newest: 'Newest first', oldest: 'Oldest first', name: 'Name' },
  },
  professionals: {
    filters: {
      all: 'All professionals',
      waiting: 'Needs review',
      changes: 'Changes to review',
      approved: 'Approved',
      verified: 'Verified',
      incomplete: 'Incomplete Onboarding',
      rejected: 'Rejected',
      suspended: 'Suspended',
    },
    sorts: { newest: 'Newest first', oldest: 'Oldest first', name: 'Name', waiting: 'Waiting longest' },
  },
  payments: {
    filters: { all: 'All payments', refunded: 'Refunded' },
    sorts: { newest: 'Newest first', oldest: 'Oldest first', largest: 'Largest first' },
  },
  bookings: {
    filters: {
      all: 'All bookings',
      upcoming: 'Upcoming',
      ...bookingStatusFilters,
    },
    sorts: { earliest: 'Earliest first', latest: 'Latest first' },
  },
} as const satisfies Record<AdminListName, { filters: Choices; sorts: Choices }>;

/** The names of a list's filters and sorts, which key its conditions and orders. */
export type AdminFilter<Name extends AdminListName> = {
  [List in AdminListName]: keyof (typeof adminListChoices)[List]['filters'] & string;
}[Name];
export type AdminSort<Name extends AdminListName> = {
  [List in AdminListName]: keyof (typeof adminListChoices)[List]['sorts'] & string;
}[Name];

export const adminListLimits = { shown: 25, most: 100, searchMaximum: 100 } as const;

/** A request for one list. Unknown names become the defaults. */
export type AdminListRequest<Name extends AdminListName = AdminListName> = {
  search: string;
  filter: AdminFilter<Name>;
  sort: AdminSort<Name>;
  cursor: string | undefined;
  limit: number;
};

/** The query parameters of a page or call, parsed leniently: unknown values are ignored. */
export const adminListQuery = z.object({
  q: z.optional(z.string()),
  filter: z.optional(z.string()),
  sort: z.optional(z.string()),
  cursor: z.optional(z.string()),
  limit: z.optional(z.string()),
});

export function adminListRequest<Name extends AdminListName>(
  name: Name,
  query: z.output<typeof adminListQuery>,
): AdminListRequest<Name> {
  const { filters, sorts } = adminListChoices[name];
  const limit = Number(query.limit);
  return {
    search: (query.q ?? '').trim().slice(0, adminListLimits.searchMaximum),
    filter: knownOr<AdminFilter<Name>>(filters, query.filter),
    sort: knownOr<AdminSort<Name>>(sorts, query.sort),
    cursor: query.cursor,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, adminListLimits.most) : adminListLimits.shown,
  };
}

export function isAdminListName(name: string | null): name is AdminListName {
  return (adminListNames as readonly (string | null)[]).includes(name);
}

function knownOr<Choice extends string>(choices: Choices, name: string | undefined): Choice {
  const known = name !== undefined && Object.hasOwn(choices, name) ? name : Object.keys(choices)[0];
  return known as Choice;
}
