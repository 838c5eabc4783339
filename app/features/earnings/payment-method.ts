/** How a payment was made, in Stripe's terms. */
export type PaidWith = { payment_method: string | null; card_brand: string | null; card_last4: string | null };

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Formats a payment method as "Visa •••• 4242", or "Card" if nothing more is known. */
export function formatPaymentMethod({ payment_method, card_brand, card_last4 }: PaidWith): string {
  if (card_last4) return `${brandName(card_brand)} •••• ${card_last4}`;
  if (payment_method === null || payment_method === 'card') return card_brand ? brandName(card_brand) : 'Card';
  const words = payment_method.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function brandName(brand: string | null): string {
  return (brand !== null && Object.hasOwn(brands, brand) && brands[brand]) || 'Card';
}
