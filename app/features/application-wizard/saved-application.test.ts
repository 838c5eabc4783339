import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#app/features/applications/form/application-form.ts';
import {
  clearLeavingForGoogle,
  clearSavedForm,
  isApplicant,
  recordLeavingForGoogle,
  saveForm,
  savedForm,
} from './saved-application.ts';
import { proves } from '#tests/support/proves.ts';

const day = 24 * 60 * 60 * 1000;
function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const file = new File(['secret bytes'], 'license.pdf');
const form = {
  ...emptyApplication,
  firstName: 'Ana',
  servicePrices: { 'Oil change': '80' },
  password: 'correct horse',
  confirmPassword: 'correct horse',
  profilePhoto: file,
  certifications: [{ name: file.name, size: 1, type: '', file, uploaded: false, path: '' }],
};

describe('an application kept in the browser', () => {
  it('holds no password and no file', proves('OPEN-22'), () => {
    const storage = memory();
    for (const keep of ['saved', 'draft'] as const) saveForm(keep, { form, step: 3 }, storage);
    const text = [...storage.kept.values()].join();
    expect(storage.kept.size).toBe(2);
    for (const secret of ['correct horse', 'password', 'license.pdf', 'profilePhoto'])
      expect(text).not.toContain(secret);
    expect(savedForm('saved', storage)).toMatchObject({
      step: 3,
      form: { firstName: 'Ana', servicePrices: { 'Oil change': '80' } },
    });
  });

  it.each([
    ['saved', 7],
    ['draft', 30],
  ] as const)('%s for %i days', proves('OPEN-22'), (keep, days) => {
    const storage = memory();
    saveForm(keep, { form, step: 1 }, storage, 0);
    expect(savedForm(keep, storage, days * day)).toBeDefined();
    expect(savedForm(keep, storage, days * day + 1)).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  it.each(['', 'null', '{', '[]', '{"at":1}', '{"form":1,"at":1}', '{"form":{},"at":"x"}'])(
    'counts %j as nothing',
    (text) => {
      const storage = memory();
      storage.setItem('professionalApplicationData', text);
      expect(savedForm('saved', storage, 1)).toBeUndefined();
    },
  );

  it('takes from an older version only what fits', () => {
    const storage = memory();
    storage.setItem(
      'professionalApplicationDraft',
      JSON.stringify({ at: 0, step: 99, form: { firstName: 'Ana', bio: 5, selectedServices: 'x', unknown: 1 } }),
    );
    expect(savedForm('draft', storage, 1)).toMatchObject({
      step: 3,
      form: { firstName: 'Ana', bio: '', selectedServices: [] },
    });
    expect(savedForm('draft', storage, 1)?.form).not.toHaveProperty('unknown');
  });

  it('is removed', proves('APPLY-080', 'APPLY-082'), () => {
    const storage = memory();
    saveForm('saved', { form, step: 3 }, storage);
    clearSavedForm('saved', storage);
    expect(storage.kept.size).toBe(0);
  });
});

describe('whoever is signed in as an application is found saved', () => {
  it('is the applicant if the email is the same', () => {
    expect(isApplicant('Ana@example.com', { email: ' ana@Example.com ' }, memory())).toBe(true);
    expect(isApplicant('bea@example.com', { email: 'ana@example.com' }, memory())).toBe(false);
  });

  it('is the applicant in the tab that left for Google, with any email', () => {
    const tab = memory();
    expect(isApplicant('ana@gmail.com', { email: 'ana@example.com' }, tab)).toBe(false);
    recordLeavingForGoogle(tab);
    expect(isApplicant('ana@gmail.com', { email: 'ana@example.com' }, tab)).toBe(true);
    clearLeavingForGoogle(tab);
    expect(isApplicant('ana@gmail.com', { email: 'ana@example.com' }, tab)).toBe(false);
  });

  it('is not the applicant there for longer than signing in at Google takes', () => {
    const tab = memory();
    const minute = 60_000;
    recordLeavingForGoogle(tab, 5 * minute);
    expect(isApplicant('bea@example.com', { email: 'ana@example.com' }, tab, 15 * minute)).toBe(true);
    expect(isApplicant('bea@example.com', { email: 'ana@example.com' }, tab, 15 * minute + 1)).toBe(false);
  });
});
