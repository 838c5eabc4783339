import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Messages of the browser's console that this test expects; anything else of level error fails it. */
  expectedErrors: RegExp[];
}

/** Playwright's test that also fails when a page logs an error or lets an exception escape. */
export const test = base.extend<Fixtures & { failOnPageErrors: void }>({
  expectedErrors: [[], { option: true }],
  failOnPageErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use();
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
