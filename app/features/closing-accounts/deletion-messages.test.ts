import { expect, it } from 'vitest';
import { accountDeletedToast, deletionFailedToast } from './deletion-messages.ts';

it('ACCT-003 the success toast', () => {
  expect(accountDeletedToast.title).toBe('Account Deleted');
});

it('ACCT-006 ACCT-007 a failure says what the server said', () => {
  const toast = deletionFailedToast({ status: 409, code: 'last_admin', message: 'You are the only administrator.' });
  expect(toast).toMatchObject({ title: 'Error', description: 'You are the only administrator.' });
});

it.each([
  ['no answer', { status: 0, code: 'network', message: 'Doorstep could not be reached.' }],
  ['an answer that is none of ours', { status: 502, code: 'unreadable', message: 'Something went wrong on our side.' }],
  ['a failure on the server', { status: 500, code: 'internal', message: 'Something went wrong on our side.' }],
  ['an empty message', { status: 400, code: 'x', message: '' }],
])('ACCT-008 %s', (_, failure) => {
  expect(deletionFailedToast(failure)).toMatchObject({
    title: 'Error',
    description: 'Failed to delete account. Please try again or contact support.',
  });
});
