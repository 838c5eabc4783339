/** The client of the product at the stand-ins for Google, like one from Google's console. */
export const googleClient = { clientId: 'doorstep-sandbox', clientSecret: 'google-sandbox-secret' };
