import { expect, test } from 'vitest';
import { readRepository } from '#tests/support/repository/repository-files.ts';
import { formsWalkedElsewhere, productForms } from '#tests/support/forms/product-forms.ts';

const components = (await readRepository(/^app\/.*\.tsx$/)).filter(({ path }) => !path.endsWith('.test.tsx'));

/**
 * The names of the forms in a source: of `<Form name="x">`, `<SettingsForm name="x">` and of one of several, `x
 * ${id}`.
 */
function formsIn(text: string): string[] {
  return [...text.matchAll(/<(?:Settings)?Form\b[^>]*?\sname=(?:"|\{`)([a-z-]+)/g)].map(([, name]) => name ?? '');
}

test('every form of the product is walked through a bad network', () => {
  const known = new Set([...productForms.map(({ name }) => name), ...Object.keys(formsWalkedElsewhere)]);
  const found = new Set(components.flatMap(({ text }) => formsIn(text)));
  expect(found.size).toBeGreaterThan(30);
  expect([...found].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !found.has(name))).toEqual([]);
});

/** Forms that a browser sends by itself, and what each says of how. */
const plainForms: Record<string, RegExp> = {
  'app/features/directory/search/components/filter-bar.tsx': /<form\b[^>]*action="\/professionals"/,
  'app/features/directory/search/components/no-professionals.tsx': /<form\b[^>]*action="\/professionals"/,
  'app/documentation/components/search-form.tsx': /<form\b[^>]*action=\{helpUrl\('search'\)}/,
  'app/routes/account/confirm-email.tsx': /<form method="post"/,
  'app/routes/public/sign-in/guest-booking.tsx': /<form method="post"/,
  'app/features/booking-button/guest/components/pay-visit-form.tsx': /<form method="post"/,
  'app/routes/public/sign-in/confirm-email.tsx': /<form method="post"/,
  'app/features/booking-button/frame/components/details-form.tsx': /<form method="post"/,
  'app/routes/public/hero/hero-search.tsx': /<form\b[^>]*action="\/professionals"/,
};

test('a form is ui/form, or one of those that read by an address and hold nothing private, or that post without a script', () => {
  const plain = components.filter(({ path, text }) => path !== 'app/ui/fields/form.tsx' && /<form\b/.test(text));
  expect(plain.map(({ path }) => path).sort()).toEqual(Object.keys(plainForms).toSorted());
  for (const { path, text } of plain) expect(text).toMatch(plainForms[path] ?? /never/);
});
