import { expect, it } from 'vitest';
import { accountDeletedToast, deletionFailedToast } from './deletion-messages.ts';
import { proves } from '#tests/support/proves.ts';

it('the success toast', proves('ACCT-003'), () => {
  expect(accountDeletedToast.title).toBe('Account Deleted');
});

it('a failure says what the server said', proves('ACCT-006', 'ACCT-007'), () => {
  const toast = deletionFailedToast({ status: 409, code: 'last_admin', message: 'You are the only administrator.' });
  expect(toast).toMatchObject({ title: 'Error', description: 'You are the only administrator.' });
});

it.each([
  ['no answer', { status: 0, code: 'network', message: 'Doorstep could not be reached.' }],
  ['an answer that is none of ours', { status: 502, code: 'unreadable', message: 'Something went wrong on our side.' }],
  ['a failure on the server', { status: 500, code: 'internal', message: 'Something went wrong on our side.' }],
  ['an empty message', { status: 400, code: 'x', message: '' }],
])('%s', proves('ACCT-008'), (_, failure) => {
  expect(deletionFailedToast(failure)).toMatchObject({
    title: 'Error',
    description: 'Failed to delete account. Please try again or contact support.',
  });
});
