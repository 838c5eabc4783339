import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

it.each([
  [{ 'profile_data.phone': 'No phone' }, 'invalid_input', [{ field: 'phone', step: 0, text: 'No phone' }]],
  [{ service_area: 'Where?' }, 'unknown_place', [{ field: 'serviceArea', step: 0, text: 'Where?' }]],
  [
    { 'professional_data.travel_fee': 'Too much', 'professional_data.bio': 'Too long' },
    'invalid_input',
    [
      { field: 'travelFee', step: 1, text: 'Too much' },
      { field: 'bio', step: 1, text: 'Too long' },
    ],
  ],
  [{ certifications: 'None' }, 'invalid_input', [{ field: 'certifications', step: 2, text: 'None' }]],
  [{ 'professional_data.agree_terms': 'Agree' }, 'invalid_input', [{ field: 'agreeTerms', step: 3, text: 'Agree' }]],
  [{}, 'username_taken', [{ field: 'username', step: 0, text: 'the message' }]],
  [{}, 'common_password', [{ field: 'password', step: 3, text: 'the message' }]],
  [{}, 'internal', []],
])('what the server says of %j stands at its field and step', (fields, code, expected) => {
  expect(refusedFields({ code, message: 'the message', fields: fields as Record<string, string> })).toEqual(expected);
});
