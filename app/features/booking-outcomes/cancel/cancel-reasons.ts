/**
 * What clients read of visits that end with their professional's suspension; why they were suspended stays between them
 * and the team. It is about the professional, who gets a mail of their own.
 */
export const professionalGone = 'This professional is no longer available.';
