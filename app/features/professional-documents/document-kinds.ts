/** The documents an applicant submits. */
export const documentKinds = ['certification', 'insurance'] as const;

export type DocumentKind = (typeof documentKinds)[number];
