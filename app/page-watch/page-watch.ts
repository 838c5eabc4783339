import './contract.ts';
import { followEarlyPresses } from './early-presses.ts';
import { missingPart, followLinks } from './missing-parts.ts';
import { type Said, say, unsay } from './notice-bar.ts';
import { leaveWithoutQuestion } from './reload.ts';
import { pageWatchTexts } from './texts.ts';
import { pageWatchTimes } from './times.ts';
import { bringBack, followTyping } from './typed-contents.ts';

/*
 * The inline script at the end of every page: what must work when its modules are late, or do not come at all
 * (docs/decisions/045-forms-on-a-bad-network.md). It is bundled on its own, by scripts/build/inline-scripts.ts.
 */
const slow: Said = { text: pageWatchTexts.slow };
let awaited = 0;

function awaitAnswer(): () => void {
  awaited += 1;
  const timer = setTimeout(() => say(slow), pageWatchTimes.patience);
  return () => {
    awaited -= 1;
    clearTimeout(timer);
    if (awaited === 0) unsay(slow);
  };
}

leaveWithoutQuestion();
followTyping();
followEarlyPresses();
followLinks();
window.pageWatch = { bringBack, missingPart, awaitAnswer };
