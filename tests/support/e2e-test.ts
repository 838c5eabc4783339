import { test as base, expect } from '@playwright/test';
import { forgetHolds } from './e2e-database.ts';
import { createMember, type Member } from './e2e-member.ts';

interface Fixtures {
  /** Messages of the browser's console that this test expects; anything else of level error fails it. */
  expectedErrors: RegExp[];
  failOnPageErrors: void;
  /** A client of this test alone, with no booking yet. Nobody is signed in in the browser. */
  newcomer: Member;
}

interface WorkerFixtures {
  /** A client whom the tests of a worker share. */
  member: Member;
}

/** Playwright's test that also fails when a page logs an error or lets an exception escape. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  failOnPageErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use();
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
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

/** The same with the worker's client signed in in the browser. */
export const memberTest = test.extend({
  storageState: async ({ member }, use) => {
    await forgetHolds(member.id);
    await use(member.storageState);
  },
});

/** The same with a client of the test's own signed in. */
export const newcomerTest = test.extend({
  storageState: async ({ newcomer }, use) => use(newcomer.storageState),
});

export { expect };
