import { describe, expect, it } from 'vitest';
import { callLink, mapLink, messageLink } from './contact-links.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';

describe('a call', () => {
  it.each([
    ['(512) 555-0100', 'tel:5125550100'],
    ['+1 512-555-0100', 'tel:+15125550100'],
    [' 512.555.0100 ', 'tel:5125550100'],
    ['javascript:alert(1)', undefined],
    ['911', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %s', (phone, link) => expect(callLink(phone)).toBe(link));
});

it('a message goes to the phone, else to the mail, else nowhere', () => {
  expect(messageLink({ phone: '512 555 0100', email: 'ann@doorstep.test' })).toBe('sms:5125550100');
  expect(messageLink({ phone: null, email: 'ann@doorstep.test' })).toBe('mailto:ann@doorstep.test');
  expect(messageLink({ phone: '12', email: null })).toBeUndefined();
});

it('a map opens everywhere, whatever an address holds', () => {
  const link = mapLink('12 Elm & Oak #3?, Austin, TX 78704');
  expect(new URL(link ?? '').searchParams.get('destination')).toBe('12 Elm & Oak #3?, Austin, TX 78704');
  expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
  expect(mapLink(deletedAccount.location)).toBeUndefined();
});
