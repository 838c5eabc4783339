/** Milliseconds. */
export const pageWatchTimes = {
  /**
   * From a press, or a call, until the page says that it cannot follow it yet: nobody waits ten seconds without a
   * word.
   */
  patience: 8_000,
  /** A press is repeated for so long once the page is alive; later nobody expects it any more. */
  pressMemory: 10_000,
  /** How often a pressed button is looked at. */
  look: 50,
  /** A page loads itself anew once; not a second time before this is over, or it would do so for ever. */
  betweenReloads: 300_000,
  /** A part is asked for a second time after this, before anything is said. */
  secondTry: 300,
  /** How long what was typed is kept for the page that comes after. */
  kept: 600_000,
  /** How long it waits for fields that appear late. */
  lateFields: 5_000,
} as const;
