/** What an applicant hands in. */
export const documentKinds = ['certification', 'insurance'] as const;

export type DocumentKind = (typeof documentKinds)[number];
