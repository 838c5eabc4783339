import { describe, expect, it } from 'vitest';
import { connectedAccountStatus, type ConnectedAccountFacts } from './connected-account.ts';

const whole: ConnectedAccountFacts = {
  detailsSubmitted: true,
  payoutsEnabled: true,
  transfers: 'active',
  disabledReason: null,
};

describe('the status of a connected account', () => {
  it.each<[string, Partial<ConnectedAccountFacts>, string]>([
    ['everything is there', {}, 'active'],
    [
      'nobody has filled it in',
      {
        detailsSubmitted: false,
        payoutsEnabled: false,
        transfers: 'inactive',
        disabledReason: 'requirements.past_due',
      },
      'pending',
    ],
    [
      'Stripe wants a document',
      { payoutsEnabled: false, transfers: 'inactive', disabledReason: 'requirements.past_due' },
      'restricted',
    ],
    ['money could come but not go', { payoutsEnabled: false }, 'restricted'],
    ['transfers were never asked for', { transfers: undefined }, 'restricted'],
    ['Stripe said no', { payoutsEnabled: false, disabledReason: 'rejected.fraud' }, 'rejected'],
    [
      'Stripe said no before anything was filled in',
      { detailsSubmitted: false, disabledReason: 'rejected.other' },
      'rejected',
    ],
  ])('when %s', (_, change, status) => expect(connectedAccountStatus({ ...whole, ...change })).toBe(status));
});
