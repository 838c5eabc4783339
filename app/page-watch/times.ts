/** In milliseconds. */
export const pageWatchTimes = {
  /**
   * From a press, or a call, until the page says that it cannot respond yet: nobody waits ten seconds without
   * feedback.
   */
  patience: 8_000,
  /** How old a press may be to be repeated after hydration; later nobody expects it anymore. */
  pressMemory: 10_000,
  /** How often a pressed button is checked. */
  look: 50,
  /** A page reloads itself once, and not again within this time; otherwise it could reload forever. */
  betweenReloads: 300_000,
  /** The delay before the first retry of a chunk, before any notice is shown. */
  secondTry: 300,
  /** How long typed input is stored for the next page. */
  kept: 600_000,
  /** How long it waits for fields that appear late. */
  lateFields: 5_000,
} as const;
