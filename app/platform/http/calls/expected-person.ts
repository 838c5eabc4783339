/**
 * Names the user id for whom a request was made. The server refuses it as it would without a session if somebody else
 * is signed in by now.
 */
export const expectedPersonHeader = 'x-expected-person';
