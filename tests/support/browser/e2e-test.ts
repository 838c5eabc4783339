import { type ConsoleMessage, test as base, expect, type Request, type WebError } from '@playwright/test';
import { contractViolation } from '../http/contract.ts';
import { clearHolds } from './e2e-database.ts';
import { createMember, type Member, nobodySignedIn } from './e2e-member.ts';
import { KeptContexts } from './kept-contexts.ts';
import { recordTest } from '../server-log/server-log-files.ts';

interface Fixtures {
  /**
   * Console messages that this test expects, as one expression; any other of level error fails it. Playwright takes a
   * second item for the options of the first.
   */
  expectedErrors: [] | [RegExp];
  /** Whether the directory's map is beside the list from the start, and not hidden as by whoever has hidden it. */
  hasMap: boolean;
  /** Whether this test begins without cached files: for those that go offline, or measure how a page loads. */
  hasOwnContext: boolean;
  /** Not where service workers run, which outlive their pages; without scripts there is nothing to keep. */
  isContextKept: boolean;
  /** All that a context is made with and cannot change later, as one text. */
  contextKey: string;
  hideMap: void;
  failOnPageErrors: void;
  /** Errors the server may log because of this test; checked after all tests (tests/support/server-log). */
  announceServerErrors: void;
  /** Checks every API answer to a page against docs/openapi.json. */
  failOnBrokenContract: void;
  /** A client for this test only, without bookings. Nobody is signed in in the browser. */
  newcomer: Member;
}

interface WorkerFixtures {
  contexts: KeptContexts;
  /** A client shared by the tests of a worker. */
  member: Member;
}

/** Playwright's test that also fails if a page logs an error or has an uncaught exception. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  contexts: [async ({ browser }, use) => use(new KeptContexts(browser)), { scope: 'worker' }],
  isContextKept: async ({ geolocation, hasOwnContext, javaScriptEnabled, permissions, serviceWorkers }, use) =>
    use(!hasOwnContext && javaScriptEnabled && !geolocation && !permissions && serviceWorkers === 'block'),
  contextKey: async (
    { colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile, locale, timezoneId, userAgent, viewport },
    use,
  ) =>
    use(
      JSON.stringify([
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        hasTouch,
        isMobile,
        locale,
        timezoneId,
        userAgent,
        viewport,
      ]),
    ),
  context: async ({ browser, contextKey, contexts, isContextKept, storageState }, use) => {
    const context = isContextKept
      ? await contexts.take(contextKey)
      : await browser.newContext({ storageState: nobodySignedIn });
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    await use(context);
    await (isContextKept ? contexts.giveBack(contextKey) : context.close());
  },
  hasOwnContext: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  // Drawing it takes a processor without graphics 8% of a run, mostly in tests that do not look at it.
  hasMap: [false, { option: true }],
  hideMap: [
    async ({ context, hasMap }, use) => {
      const script = hasMap ? undefined : await context.addInitScript(hideMapScript);
      await use();
      await script?.dispose();
    },
    { auto: true },
  ],
  failOnPageErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const collectError = (error: WebError) => errors.push(String(error.error()));
      const collectMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      };
      context.on('weberror', collectError).on('console', collectMessage);
      await use();
      context.off('weberror', collectError).off('console', collectMessage);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  announceServerErrors: [
    async ({}, use, testInfo) => {
      const from = Date.now();
      await use();
      const announced = testInfo.annotations
        .filter(({ type }) => type === serverError)
        .map(({ description = '' }) => description);
      const title = testInfo.titlePath.join(' > ');
      await recordTest(process.env['E2E_DATA_DIR'] ?? '', { title, from, to: Date.now(), announced });
    },
    { auto: true },
  ],
  failOnBrokenContract: [
    async ({ context }, use) => {
      const checks: Promise<string | undefined>[] = [];
      const check = (request: Request) => checks.push(contractViolationOf(request));
      context.on('requestfinished', check);
      await use();
      context.off('requestfinished', check);
      expect((await Promise.all(checks)).filter((problem) => problem !== undefined)).toEqual([]);
    },
    { auto: true },
  ],
  newcomer: async ({}, use) => {
    const member = await createMember();
    await use(member);
    await member.api.dispose();
  },
  member: [
    async ({}, use) => {
      const member = await createMember();
      await use(member);
      await member.api.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Not in a page without an origin, which has no storage. */
const hideMapScript = `try { localStorage.setItem('map-hidden', '1') } catch {}`;
const serverError = 'expected server error';

/**
 * Expects the server to log this at level 50 or above because of the running test; anything else at that level fails
 * the run.
 */
export function expectServerError(line: RegExp): void {
  base.info().annotations.push({ type: serverError, description: line.source });
}

/** Skips answers whose page was left before they were read, and those that a test made up itself. */
async function contractViolationOf(request: Request): Promise<string | undefined> {
  const { pathname } = new URL(request.url());
  // Asking for a response costs a round trip, and a page has dozens of scripts.
  const response = pathname.startsWith('/api/') ? await request.response().catch(() => null) : null;
  if (!response) return undefined;
  const contentType = response.headers()['content-type'] ?? null;
  const isOurs = response.headers()['x-request-id'] !== undefined && !response.fromServiceWorker();
  if (!isOurs || !contentType?.startsWith('application/json')) return undefined;
  const body = await response.text().catch(() => undefined);
  if (body === undefined) return undefined;
  return contractViolation({
    method: request.method(),
    path: pathname.slice('/api'.length),
    status: response.status(),
    contentType,
    body,
  });
}

/** The test with the worker's client signed in in the browser. */
export const memberTest = test.extend({
  storageState: async ({ member }, use) => {
    await clearHolds(member.id);
    await use(member.storageState);
  },
});

/** The test with its own new client signed in. */
export const newcomerTest = test.extend({
  storageState: async ({ newcomer }, use) => use(newcomer.storageState),
});

export { expect };
