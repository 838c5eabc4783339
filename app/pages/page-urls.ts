/** Where somebody who wants to work with us begins. */
export const joinUrl = '/join-as-pro';

/** Where somebody who forgot the password goes on. */
export const forgotPasswordUrl = '/forgot-password';
