/** Pages that links lead to once the site has them. A test holds this list against the sitemap. */
export const availablePages: Readonly<Partial<Record<'forgotPassword' | 'joinAsPro', string>>> = { forgotPassword: '/forgot-password', joinAsPro: '/join-as-pro' };

/** Where somebody who wants to work with us begins. */
export const joinAddress = availablePages.joinAsPro ?? '/how-it-works#professionals';
