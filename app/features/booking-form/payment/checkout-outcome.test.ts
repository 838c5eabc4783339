import { describe, expect, it } from 'vitest';
import { checkoutOutcome } from './checkout-outcome.ts';
import { proves } from '#tests/support/proves.ts';

const answer = (body: unknown) => JSON.stringify(body);
const messageOf = (status: number, text: string) => {
  const outcome = checkoutOutcome(status, text);
  return outcome.kind === 'failed' ? outcome.message : undefined;
};

describe('the answer of create-checkout-session', () => {
  it('leads to the checkout address', proves('BOOK-044'), () => {
    expect(checkoutOutcome(200, answer({ checkoutUrl: 'https://pay.example/s/1' }))).toEqual({
      kind: 'redirect',
      checkoutUrl: 'https://pay.example/s/1',
    });
  });

  it('carries the message of the server', proves('ERR-037'), () => {
    expect(messageOf(422, answer({ error: 'Invalid booking date', details: { type: 'validation' } }))).toBe(
      'Invalid booking date',
    );
  });

  it('says "Failed to create booking" when there is nothing else to say', proves('ERR-038'), () => {
    expect(messageOf(500, answer({}))).toBe('Failed to create booking');
    expect(messageOf(500, '')).toBe('Failed to create booking');
    expect(messageOf(0, '')).toBe('Failed to create booking');
  });

  it('prefixes what the payment provider said', proves('ERR-039'), () => {
    const body = answer({ error: 'x', details: { type: 'stripe', message: 'No such price' } });
    expect(messageOf(502, body)).toBe('Stripe error: No such price');
  });

  it('prefixes what the database said', proves('ERR-040'), () => {
    const body = answer({ error: 'duplicate key', details: { type: 'database' } });
    expect(messageOf(500, body)).toBe('Database error: duplicate key');
  });

  it('appends the raw text of an error that cannot be parsed', proves('ERR-041'), () => {
    expect(messageOf(502, 'Bad Gateway')).toBe('Failed to create booking: Bad Gateway');
    expect(messageOf(500, '"just text"')).toBe('Failed to create booking: "just text"');
  });

  it('misses the checkout address', proves('ERR-042'), () => {
    expect(messageOf(200, answer({}))).toBe('No checkout URL received in response');
    expect(messageOf(200, answer({ checkoutUrl: 7 }))).toBe('No checkout URL received in response');
  });

  it('does not understand an answer that is no JSON', proves('ERR-043'), () => {
    expect(messageOf(200, '<html>')).toBe('Invalid response format from server');
    expect(messageOf(200, 'null')).toBe('Invalid response format from server');
  });

  it('keeps the code and the way to professionals near the address', proves('OPEN-59'), () => {
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
