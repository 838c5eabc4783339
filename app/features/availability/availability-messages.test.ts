import { expect, it } from 'vitest';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { loadFailure, saveFailure } from './availability-messages.ts';
import { proves } from '#tests/support/proves.ts';

const failure = (code: string, message: string, status = 500) => new ApiFailure({ status, code, message });

for (const [proof, what, beginning] of [
  [proves('ERR-072', 'ERR-067'), 'hours', 'Failed to load your working hours'],
  [proves('ERR-073', 'ERR-067'), 'services', 'Failed to load your services'],
  [proves('ERR-074', 'ERR-067'), 'blocks', 'Failed to load your blocked time slots'],
] as const)
  it(`tells under the title Error that the ${what} could not be loaded`, proof, () => {
    expect(loadFailure(what)).toMatchObject({
      tone: 'error',
      title: 'Error',
      description: expect.stringMatching(new RegExp(`^${beginning}`)),
    });
  });

it('a missing professional record', proves('ERR-091', 'ERR-092'), () => {
  const text = 'Your professional profile is not set up. Please complete your profile first.';
  expect(saveFailure('hours', failure('profile_incomplete', text, 404))).toMatchObject({
    title: 'Profile Incomplete',
    description: text,
  });
});

it('a database that cannot take a block', proves('ERR-093', 'ERR-094'), () => {
  expect(saveFailure('block', failure('internal', 'Something went wrong'))).toMatchObject({
    title: 'Database Error',
    description: expect.stringMatching(/^The blocked time slots feature is not available yet/),
  });
});

it('failures of saving say what was not saved, and why', proves('ERR-095', 'ERR-096', 'ERR-097'), () => {
  expect(saveFailure('hours', failure('internal', 'Something went wrong'))).toMatchObject({
    title: 'We couldn’t save your hours',
    description: 'Something went wrong',
  });
  expect(saveFailure('times', new TypeError('bug'))).toMatchObject({
    title: 'We couldn’t save your service times',
    description: 'Please try again.',
  });
  expect(
    saveFailure('block', failure('other_professional', 'Professional profile not found. Please try again later.', 404))
      .description,
  ).toBe('Professional profile not found. Please try again later.');
});
