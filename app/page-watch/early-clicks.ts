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
/** What was pressed last and has not been heard. */
let pressed: Element | null = null;
let isBroken = false;

/**
 * A button that is pressed, or a form that is sent, before React has taken it over: it happens as soon as that is
 * done, unless something else is pressed first. If it is not done in time the page says so.
 */
export function followEarlyClicks(): void {
  window.addEventListener('click', pressedEarly, true);
  window.addEventListener('submit', sentEarly, true);
  // Heard in the middle of the press: what React has taken over is handled.
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

/** A form that works without scripts: the browser sends it, unless that would only lose the page. */
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
 * A file of the page is missing: after a release it is there under another name, which a new page knows. One that is
 * still missing then is told of.
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
 * By React's own mark of an element that it knows; should that be called otherwise one day, presses are lost as they
 * would be without this, and a test says so.
 */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
