export type CardBrand = 'visa' | 'mastercard' | 'amex';
export type CardInput = { number: string; expiry: string; cvc: string };
export type Card = { brand: CardBrand; last4: string; expMonth: number; expYear: number };

/** The issuer's response to a card. */
export type CardBehavior =
  | { kind: 'pays'; fundsAvailableAtOnce: boolean }
  | { kind: 'authenticates' }
  | { kind: 'declined'; code: string; declineCode: string | null; message: string };

export type TestCard = { number: string; label: string; behavior: CardBehavior };

const PAYS: CardBehavior = { kind: 'pays', fundsAvailableAtOnce: false };

/** The test cards of https://docs.stripe.com/testing that the sandbox supports. */
export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', label: 'Pays', behavior: PAYS },
  { number: '4000002500003155', label: 'Asks for 3-D Secure', behavior: { kind: 'authenticates' } },
  {
    number: '4000000000000002',
    label: 'Declined',
    behavior: declined('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    label: 'Insufficient funds',
    behavior: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    label: 'Expired card',
    behavior: declined('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    label: 'Wrong security code',
    behavior: declined('incorrect_cvc', null, "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000077',
    label: 'Pays, funds available at once',
    behavior: { kind: 'pays', fundsAvailableAtOnce: true },
  },
  { number: '5555555555554444', label: 'Pays (Mastercard)', behavior: PAYS },
  { number: '378282246310005', label: 'Pays (American Express)', behavior: PAYS },
];

/** Returns the behavior of the card with these digits; real cards are declined, as in Stripe's test mode. */
export function behaviorOf(digits: string): CardBehavior {
  const known = TEST_CARDS.find(({ number }) => number === digits);
  if (known) return known.behavior;
  if (digits.endsWith('3155')) return { kind: 'authenticates' };
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.';
  return declined('card_declined', 'test_mode_live_card', message);
}

/** Parses the card input, or returns its errors by field. */
export function readCard(input: CardInput, today: Date): { card: Card; digits: string } | { errors: CardErrors } {
  const digits = input.number.replaceAll(/[\s-]/g, '');
  const [month = NaN, year = NaN] = input.expiry.split('/').map((part) => Number(part.trim() || NaN));
  const fullYear = year < 100 ? 2000 + year : year;
  const errors: CardErrors = {};
  if (!/^\d{13,19}$/.test(digits)) errors.number = 'Your card number is incomplete.';
  else if (!passesLuhn(digits) && !digits.endsWith('3155')) errors.number = 'Your card number is invalid.';
  if (!(month >= 1 && month <= 12) || Number.isNaN(fullYear)) {
    errors.expiry = "Your card's expiration date is incomplete.";
  } else if (new Date(fullYear, month) <= today) {
    errors.expiry = "Your card's expiration date is in the past.";
  }
  if (!/^\d{3,4}$/.test(input.cvc.trim())) errors.cvc = "Your card's security code is incomplete.";
  if (Object.keys(errors).length > 0) return { errors };
  return { card: { brand: brandOf(digits), last4: digits.slice(-4), expMonth: month, expYear: fullYear }, digits };
}

export type CardErrors = { number?: string; expiry?: string; cvc?: string };

function declined(code: string, declineCode: string | null, message: string): CardBehavior {
  return { kind: 'declined', code, declineCode, message };
}

function brandOf(digits: string): CardBrand {
  if (digits.startsWith('3')) return 'amex';
  return digits.startsWith('5') || digits.startsWith('2') ? 'mastercard' : 'visa';
}

/** Checks the check digit of ISO/IEC 7812-1. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
