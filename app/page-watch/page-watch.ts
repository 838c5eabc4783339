import './contract.ts';
import { followEarlyClicks } from './early-clicks.ts';
import { missingPart, followLinks } from './missing-parts.ts';
import { type PageNotice, showNotice, hideNotice } from './notice-bar.ts';
import { leaveWithoutQuestion } from './reload.ts';
import { pageWatchMessages } from './texts.ts';
import { pageWatchTimes } from './times.ts';
import { bringBack, fillForms } from './typed-contents.ts';

/**
 * The inline script at the end of every page: what must work when the page's modules are late or never arrive
 * (docs/decisions/045-forms-on-a-bad-network.md). It is bundled separately, by scripts/build/inline-scripts.ts.
 */
const slow: PageNotice = { text: pageWatchMessages.slow };
let awaited = 0;

function awaitAnswer(): () => void {
  awaited += 1;
  const timer = setTimeout(() => showNotice(slow), pageWatchTimes.patience);
  return () => {
    awaited -= 1;
    clearTimeout(timer);
    if (awaited === 0) hideNotice(slow);
  };
}

leaveWithoutQuestion();
fillForms();
followEarlyClicks();
followLinks();
window.pageWatch = { bringBack, missingPart, awaitAnswer };
