/**
 * Opens a modal dialog over a page that keeps its place: a scrollbar that disappears leaves its room, and a page
 * without one gets none. The property is read by `html:has(.sheet[open])` in components.css.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  // Below an open dialog the page has lost its scrollbar already.
  if (!document.querySelector('.sheet[open]')) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.style.setProperty('--scrollbar-room', hasScrollbar ? 'stable' : 'auto');
  }
  dialog.showModal();
}
