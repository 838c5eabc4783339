import {
  colorViolations,
  iconsWithoutTitle,
  sheetProblems,
  turnDark,
  violations,
} from '#tests/support/browser/e2e-accessibility.ts';
import { scenes } from '#tests/support/scenes/scenes.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

for (const { name, show, expectedErrors } of scenes.filter(({ isOccasional }) => !isOccasional)) {
  test.describe(name, () => {
    test.use({ expectedErrors: expectedErrors ? [expectedErrors] : [] });

    test(
      `${name} has no accessibility violation in either theme, and its icons have names`,
      { tag: '@desktop' },
      async ({ page, request }) => {
        await show(page, request);
        expect(await sheetProblems(page)).toEqual([]);
        // High enough that no bar at the lower edge lies over anything.
        await page.setViewportSize({ width: 1280, height: 4_000 });
        expect(await violations(page)).toEqual([]);
        expect(await iconsWithoutTitle(page)).toEqual([]);
        await turnDark(page);
        expect(await colorViolations(page)).toEqual([]);
      },
    );
  });
}
