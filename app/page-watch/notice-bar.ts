export interface PageNotice {
  text: string;
  /** The action to offer, as a button. */
  way?: { label: string; go: () => void };
}

let bar: HTMLElement | undefined;
let words: PageNotice | undefined;

/** Shows a bar at the bottom of the window, in front of any open dialog. It needs only the style sheet. */
export function showNotice(said: PageNotice): void {
  if (words === said && bar?.isConnected) return;
  hideNotice();
  words = said;
  bar = document.createElement('div');
  bar.className = 'page-notice';
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = said.text;
  bar.append(text, ...(said.way ? [button(said.way)] : []));
  // Elements outside an open dialog cannot be pressed.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  place.append(bar);
}

/** Removes the bar; with `said`, only if it shows that notice. */
export function hideNotice(said?: PageNotice): void {
  if (said && said !== words) return;
  bar?.remove();
  words = undefined;
}

function button({ label, go }: NonNullable<PageNotice['way']>): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button-secondary button-small';
  made.textContent = label;
  made.addEventListener('click', go);
  return made;
}
