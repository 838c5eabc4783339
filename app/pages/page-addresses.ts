/** Where somebody who wants to work with us begins. */
export const joinAddress = '/join-as-pro';

/** Where somebody who forgot the password goes on. */
export const forgotPasswordAddress = '/forgot-password';
