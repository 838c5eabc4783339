import { type PageNotice, showNotice, hideNotice } from './notice-bar.ts';
import { isServerThere, loadAgain, loadAgainOnce } from './reload.ts';
import { pageWatchMessages } from './texts.ts';
import { pageWatchTimes } from './times.ts';
import { saveTypedFields } from './typed-contents.ts';

const stuck: PageNotice = {
  text: pageWatchMessages.stuck,
  way: { label: pageWatchMessages.reload, go: () => loadAgain() },
};
const offline: PageNotice = { text: pageWatchMessages.offline };
/** The last element that was pressed before it was interactive. */
let pressed: Element | null = null;
let isBroken = false;

/**
 * Repeats a press of a button or a submit of a form that comes before hydration, as soon as React has hydrated it,
 * unless something else is pressed first. If that takes too long, the page says so.
 */
export function followEarlyClicks(): void {
  window.addEventListener('click', pressedEarly, true);
  window.addEventListener('submit', sentEarly, true);
  // Runs during the click itself: React handles what it has hydrated.
  window.addEventListener('click', (event) => {
    if (event.isTrusted && pressed && isAlive(pressed)) pressed = null;
  });
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && scriptFailed(), true);
  window.addEventListener('unhandledrejection', () => scriptFailed());
}

function pressedEarly({ isTrusted, target }: MouseEvent): void {
  if (!isTrusted || !(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget], .page-notice *)');
  pressed = button;
  if (button && !isAlive(button)) untilAlive(button, () => button.click());
}

function sentEarly(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || isAlive(form)) return;
  if (form.hasAttribute('action')) return sendPlainly(event);
  event.preventDefault();
  pressed = form;
  untilAlive(form, () => form.requestSubmit());
}

/**
 * Lets the browser submit a form that works without JavaScript, unless offline, where that would only lose the page.
 */
function sendPlainly(event: SubmitEvent): void {
  saveTypedFields();
  if (navigator.onLine) return;
  event.preventDefault();
  showNotice(offline);
}

function untilAlive(element: Element, act: () => void): void {
  const since = Date.now();
  const timer = setInterval(() => {
    const waited = Date.now() - since;
    const isOver = pressed !== element || !element.isConnected;
    if (isOver || isAlive(element)) {
      clearInterval(timer);
      hideNotice(stuck);
      if (!isOver && waited < pageWatchTimes.pressMemory) act();
    } else if (isBroken || waited > pageWatchTimes.patience) showNotice(stuck);
  }, pageWatchTimes.look);
}

/**
 * Handles a missing file of the page: after a release it has another name, which a reloaded page knows. A file that
 * is still missing after that is reported.
 */
function scriptFailed(): void {
  const root = document.querySelector('main');
  if (isBroken || !root || isAlive(root)) return;
  isBroken = true;
  void isServerThere().then((isThere) => {
    if (isThere && !loadAgainOnce()) showNotice(stuck);
  });
}

/**
 * Whether React has hydrated an element, or the one around HTML that it leaves as it is, by React's own marker. If a
 * later version renames the marker, early presses are lost as they would be without this module, and a test fails.
 */
function isAlive(element: Element): boolean {
  const hydrated = element.closest('[data-html]') ?? element;
  return Object.keys(hydrated).some((key) => key.startsWith('__reactProps'));
}
