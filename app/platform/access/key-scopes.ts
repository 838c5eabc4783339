/** Whose data a key opens: what a person does as a client, or the business of a professional. */
export const keyOwners = ['person', 'business'] as const;
export type KeyOwner = (typeof keyOwners)[number];

type Scope = { label: string; owners: readonly KeyOwner[] };

/**
 * What a key can be allowed to do, in the order of the form. An endpoint accepts keys only if it names one of these
 * (`signedInOrKey`). Accounts, sign-in, money settings and administration have none on purpose.
 */
export const keyScopes = {
  'read:bookings': { label: 'See bookings', owners: ['person', 'business'] },
  'write:bookings': { label: 'Book, move, cancel and complete visits', owners: ['person', 'business'] },
  'read:profile': { label: 'See your name, email and phone', owners: ['person'] },
  'read:services': { label: 'See your services', owners: ['business'] },
  'write:services': { label: 'Add, change and delete services', owners: ['business'] },
  'read:calendar': { label: 'See your calendar, hours and blocked times', owners: ['business'] },
  'write:calendar': { label: 'Block and free times', owners: ['business'] },
  'read:clients': { label: 'See your clients', owners: ['business'] },
} as const satisfies Record<string, Scope>;

export type KeyScope = keyof typeof keyScopes;
export const keyScopeNames = Object.keys(keyScopes) as KeyScope[];

/** Returns the scopes that a key of this owner can have. */
export function scopesFor(owner: KeyOwner): KeyScope[] {
  return keyScopeNames.filter((scope) => (keyScopes[scope].owners as readonly KeyOwner[]).includes(owner));
}
