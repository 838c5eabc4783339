import { expect, it } from 'vitest';
import { asRecoveryCode, readSignInCode } from './recovery-codes.ts';

it('a recovery code is written in groups of four', () => expect(asRecoveryCode('k7mq3xfap2rd')).toBe('k7mq-3xfa-p2rd'));

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['K7MQ 3XFA P2RD', { kind: 'recovery', code: 'k7mq-3xfa-p2rd' }],
  ['k7mq-3xfa-p2rd', { kind: 'recovery', code: 'k7mq-3xfa-p2rd' }],
  ['1234567', { kind: 'recovery', code: '1234-567' }],
  ['', { kind: 'recovery', code: '' }],
])('%j is read as %j', (typed, code) => expect(readSignInCode(typed)).toEqual(code));
