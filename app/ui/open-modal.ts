const fields = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';
/** A mouse or trackpad: the keyboard is not on the screen, where it would cover half of a sheet. */
const withoutScreenKeyboard = '(hover: hover) and (pointer: fine)';

/**
 * Opens a modal dialog, which has to have a title, over a page that keeps its place: a scrollbar that disappears leaves
 * its room, and a page without one gets none: `html:has(.sheet[open])` in components.css reads the attribute. (A custom
 * property would make the browser look at the style of every element.)
 *
 * The first field gets the focus, so that one can type at once. On touch screens, and without fields, the title gets it:
 * a screen reader then begins with what this is about, and Enter does nothing yet.
 */
export function openModal(dialog: HTMLDialogElement, title: HTMLElement): void {
  const root = document.documentElement;
  // Below an open dialog the page has lost its scrollbar already.
  if (!document.querySelector('.sheet[open]')) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.toggleAttribute('data-scrollbar-room', hasScrollbar);
  }
  // What is hidden, but not closed yet, first gives the focus back to where this dialog will return it.
  for (const leaving of document.querySelectorAll<HTMLDialogElement>('dialog[open][hidden]')) leaving.close();
  dialog.showModal();
  const field = matchMedia(withoutScreenKeyboard).matches ? firstField(dialog) : undefined;
  (field ?? title).focus({ preventScroll: field === undefined });
}

/** Of radio buttons the chosen one, as with Tab. */
function firstField(dialog: HTMLDialogElement): HTMLElement | undefined {
  const shown = [...dialog.querySelectorAll<HTMLInputElement>(fields)].filter((field) => field.checkVisibility());
  const [first] = shown;
  if (first?.type !== 'radio') return first;
  return shown.find(({ name, checked }) => checked && name === first.name) ?? first;
}
