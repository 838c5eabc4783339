/** What the inline script of every page offers to the page's modules, as `window.pageWatch`. */
export interface PageWatch {
  /**
   * Restores what was typed into a form before it became interactive: before hydration, or before the page was
   * reloaded.
   * @returns what the person has to enter again ("password", "file"), or undefined if nothing came from an earlier
   * page
   */
  bringBack: (form: HTMLFormElement) => string[] | undefined;
  /**
   * Called when a chunk of the page failed to load; resolves once it is there. Offline, the page says so and retries
   * when back online. Online, a release has removed the file: the page is reloaded, once, and restores what was
   * typed.
   */
  missingPart: <Part>(load: () => Promise<Part>, leadsAway?: boolean) => Promise<Part>;
  /**
   * Shows a notice if a response takes long.
   * @returns a function that ends the watch
   */
  awaitAnswer: () => () => void;
}

declare global {
  interface Window {
    /** Missing where no page was served, as in component tests. */
    pageWatch?: PageWatch;
    /** The fields that were typed in; a script in the page's head collects them. */
    typedFields?: Set<EventTarget | null>;
  }
}
