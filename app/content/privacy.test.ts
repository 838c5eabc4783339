import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { privacy, privacyVersion } from '#app/content/privacy.ts';
import { readRepository } from '#tests/support/repository/repository-files.ts';

/**
 * What the policy says of all that our code stores in a browser, by the file that stores it. The library for signing in
 * has more cookies: those for a session, Google, a code and a trusted device.
 */
const sentences: Record<string, string> = {
  'app/features/accounts/security/known-devices.server.ts': 'marks this browser as one where you have signed in',
  'app/features/application-wizard/files/file-vault.ts': 'the application you have begun, with its files',
  'app/features/application-wizard/saved-application.ts': 'the application you have begun',
  'app/features/application-wizard/submission/hand-in-once.ts': 'when you handed it in',
  'app/features/booking-form/booking-choices.ts': 'bookings and messages you started',
  'app/features/booking-form/payment/try-again.ts': 'that a payment was begun',
  'app/features/conversations/components/use-draft.ts': 'bookings and messages you started',
  'app/features/favourites/pending-favourite.ts': 'a heart you tapped before signing in',
  'app/features/map/hidden-map.ts': 'whether you hid the map',
  'app/features/sessions/session-hint-cookie.server.ts': 'one that only says there may be a session',
  'app/features/sign-in/sign-up/selected-user-type.ts': 'the tab you chose at sign-in',
  'app/features/suggestions/recent-searches.ts': 'your recent searches',
  'app/lib/browser/browser-storage.ts': 'the number of the account they belong to',
  'app/page-watch/reload.ts': 'If a page has to reload itself: when it did',
  'app/page-watch/session-keep.ts': 'If a page has to reload itself',
  'app/page-watch/typed-contents.ts': 'what you had typed, for ten minutes',
  'app/platform/http/requests/read-your-writes.server.ts': 'for 15 seconds after you change something, a cookie',
  'app/platform/outbox/outbox-storage.ts': 'What you send without a connection',
  'app/service-worker/asset-copies.ts': 'of this site’s own files',
  'app/service-worker/page-copies.ts': 'Copies of public pages',
  'app/ui/styles/theme.ts': 'Your theme',
};
const storing = /\b(?:setItem|retain|createStore|setCookie|generateCookie)\(|\bcaches\.open\(/;

test('the privacy policy names what each file stores in the browser', async () => {
  const code = await readRepository(/^app\/.*\.tsx?$/);
  const writers = code.filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && storing.test(text));
  expect(
    writers.map(({ path }) => path).toSorted(),
    'Name what a file stores under “In your browser”, and its words here',
  ).toEqual(Object.keys(sentences).toSorted());
  const facts = privacy.sections.find(({ title }) => title === 'In your browser')?.facts?.join('\n');
  for (const sentence of Object.values(sentences)) expect(facts).toContain(sentence);
});

test('the words of the privacy policy do not change without its date', () => {
  const { changed: _, ...words } = privacy;
  const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(`${privacyVersion} ${fingerprint}`, 'Change the date together with the fingerprint').toBe(
    'November 29, 2026 69ce5b90159e8763',
  );
});
