import { joinUrl } from '#app/pages/page-urls.ts';

/** Whether a mailed link leads back to an application: it is saved in the browser it was written in (OPEN-23). */
export function isApplicationPage(returnTo: string): boolean {
  return returnTo.split(/[?#]/)[0] === joinUrl;
}
