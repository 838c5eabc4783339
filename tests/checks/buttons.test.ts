import { expect, test } from 'vitest';
import { readRepository } from '#tests/support/repository/repository-files.ts';
import { callsPressedElsewhere } from '#tests/support/buttons/calls-pressed-elsewhere.ts';
import { buttonPages } from '#tests/support/buttons/product-buttons.ts';
import { productForms } from '#tests/support/forms/product-forms.ts';

const sources = (await readRepository(/^app\/(features|routes)\/.*\.tsx?$/)).filter(
  ({ path }) => !/\.(test|server)\.tsx?$/.test(path),
);

// The calls in a source that change something, as a button names them: POST, and the path with * for its parameters.
function callsIn(text: string): string[] {
  const calls = text.matchAll(/\bapi\.(post|put|patch|delete)\(\s*'\/([^']+)'/g);
  return [...calls].map(([, verb = '', path = '']) => `${verb.toUpperCase()} ${path.replaceAll(/:\w+/g, '*')}`);
}

test('every call that changes something is pressed on a bad network, by its button or with its form', () => {
  const found = new Set(sources.flatMap(({ path, text }) => callsIn(text).map((call) => `${path} ${call}`)));
  expect(found.size).toBeGreaterThan(80);
  const buttons = buttonPages.flatMap((page) => page.buttons.map(({ module, call }) => `${module} ${call}`));
  const known = new Set([...buttons, ...Object.keys(callsPressedElsewhere)]);
  const ofForms = new Set<string>(productForms.map(({ call }) => call));
  const isOfForm = (call: string) => ofForms.has(call.slice(call.indexOf(' ') + 1));
  expect([...found].filter((call) => !known.has(call) && !isOfForm(call))).toEqual([]);
  // Signing out loads the client of the API first.
  const hidden = new Set(['app/features/sessions/session-client.ts POST auth/sign-out']);
  expect([...known].filter((call) => !found.has(call) && !hidden.has(call))).toEqual([]);
});
