import { describe, expect, it } from 'vitest';
import { asApplicationFile, emptyApplication } from '#app/features/applications/form/application-form.ts';
import { hashOfStep, reachableStep, stepOfHash, wizardSteps } from './wizard-steps.ts';
import { isRefusedFile } from '#app/features/professional-documents/refused-document.ts';
import { DocumentFailure, withRefusal } from '../submission/document-failure.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { firstError } from './first-error.ts';
import { proves } from '#tests/support/proves.ts';

const first = {
  ...emptyApplication,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '512 555 0100',
  username: 'ana',
  serviceArea: 'Austin, TX',
};
const license = asApplicationFile(new File(['%PDF-'], 'license.pdf'));
const third = { ...first, certifications: [license], agreeTerms: true };

describe('the steps of the wizard in the address', () => {
  it('each of the four has its own', proves('APPLY-002', 'LIMIT-013'), () => {
    expect(wizardSteps.map((_, step) => stepOfHash(hashOfStep(step)))).toEqual([0, 1, 2, 3]);
    expect(stepOfHash('#anything')).toBeUndefined();
  });

  it.each([
    [emptyApplication, 0],
    [first, 2],
    [third, 3],
    [{ ...third, travelFee: '-1' }, 1],
  ])('no address leads past a step that is not done: %#', (form, step) => expect(reachableStep(form)).toBe(step));
});

describe('a document that the server refused', () => {
  const refused = { ...third, ...withRefusal(third, license, 'It has a password.') };

  it('keeps the application at its step, with everything else, until it is replaced', () => {
    expect(refused).toEqual({ ...third, certifications: [{ ...license, problem: 'It has a password.' }] });
    expect(reachableStep(refused)).toBe(2);
    expect(firstError(refused, true)).toMatchObject({
      step: 2,
      toast: { description: 'license.pdf: It has a password.' },
    });
    expect(
      firstError({ ...refused, certifications: [asApplicationFile(new File(['%PDF-'], 'other.pdf'))] }, true),
    ).toBeUndefined();
  });

  it.each([
    ['locked_document', 422, true],
    ['infected', 422, true],
    ['storage_full', 409, false],
    ['scan_unavailable', 503, false],
    ['network', 0, false],
  ])('%s is about the file itself: %s', (code, status, expected) => {
    expect(isRefusedFile(new DocumentFailure(license, new ApiFailure({ status, code, message: 'No.' })))).toBe(
      expected,
    );
  });
});
