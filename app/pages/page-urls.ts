/** Where professionals sign up. */
export const joinUrl = '/join-as-pro';

/** Where a forgotten password is reset. */
export const forgotPasswordUrl = '/forgot-password';
