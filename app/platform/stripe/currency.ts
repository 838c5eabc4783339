/** The currency of all amounts, as Stripe writes it (document 2, section 9). */
export const currency = 'usd';
