/** What the inline script of every page offers its modules, as `window.pageWatch`. */
export interface PageWatch {
  /**
   * Gives a form that has just come alive what was typed into it before: while the page was still, or before it was
   * loaded anew.
   * @returns what the person has to give again ("password", "file"), or undefined when nothing came from an earlier
   * page.
   */
  bringBack: (form: HTMLFormElement) => string[] | undefined;
  /**
   * Called when a part of the page could not be loaded; goes on with it once it is there. Without a connection the
   * page says so and asks again when there is one; with one, the file is gone with a release, and the page is loaded
   * anew, once, and keeps what was typed.
   */
  missingPart: <Part>(load: () => Promise<Part>, leadsAway?: boolean) => Promise<Part>;
  /** Says that an answer takes long, if it does. @returns what ends the watch. */
  awaitAnswer: () => () => void;
}

declare global {
  interface Window {
    /** Missing where no page was served, as in tests of components. */
    pageWatch?: PageWatch;
  }
}
