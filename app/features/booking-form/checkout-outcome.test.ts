import { describe, expect, it } from 'vitest';
import { checkoutOutcome } from './checkout-outcome.ts';

const answer = (body: unknown) => JSON.stringify(body);
const messageOf = (status: number, text: string) => {
  const outcome = checkoutOutcome(status, text);
  return outcome.kind === 'failed' ? outcome.message : undefined;
};

describe('the answer of create-checkout-session', () => {
  it('BOOK-044 leads to the checkout address', () => {
    expect(checkoutOutcome(200, answer({ checkoutUrl: 'https://pay.example/s/1' }))).toEqual({
      kind: 'redirect',
      checkoutUrl: 'https://pay.example/s/1',
    });
  });

  it('ERR-037 carries the message of the server', () => {
    expect(messageOf(422, answer({ error: 'Invalid booking date', details: { type: 'validation' } }))).toBe(
      'Invalid booking date',
    );
  });

  it('ERR-038 says "Failed to create booking" when there is nothing else to say', () => {
    expect(messageOf(500, answer({}))).toBe('Failed to create booking');
    expect(messageOf(500, '')).toBe('Failed to create booking');
    expect(messageOf(0, '')).toBe('Failed to create booking');
  });

  it('ERR-039 prefixes what the payment provider said', () => {
    const body = answer({ error: 'x', details: { type: 'stripe', message: 'No such price' } });
    expect(messageOf(502, body)).toBe('Stripe error: No such price');
  });

  it('ERR-040 prefixes what the database said', () => {
    const body = answer({ error: 'duplicate key', details: { type: 'database' } });
    expect(messageOf(500, body)).toBe('Database error: duplicate key');
  });

  it('ERR-041 appends the raw text of an error that cannot be parsed', () => {
    expect(messageOf(502, 'Bad Gateway')).toBe('Failed to create booking: Bad Gateway');
    expect(messageOf(500, '"just text"')).toBe('Failed to create booking: "just text"');
  });

  it('ERR-042 misses the checkout address', () => {
    expect(messageOf(200, answer({}))).toBe('No checkout URL received in response');
    expect(messageOf(200, answer({ checkoutUrl: 7 }))).toBe('No checkout URL received in response');
  });

  it('ERR-043 does not understand an answer that is no JSON', () => {
    expect(messageOf(200, '<html>')).toBe('Invalid response format from server');
    expect(messageOf(200, 'null')).toBe('Invalid response format from server');
  });

  it('OPEN-59 keeps the code and the way to professionals near the address', () => {
    const body = answer({
      error: 'This address is outside the professional’s service area.',
      code: 'outside_service_area',
      details: { type: 'validation', message: 'Too far', professionals_near: '/professionals?place=78701' },
    });
    expect(checkoutOutcome(422, body)).toMatchObject({
      code: 'outside_service_area',
      professionalsNear: '/professionals?place=78701',
      message: 'Too far',
    });
  });
});
