/**
 * Calls `then` once nothing is pressed. What a press leaves, like a field that is found to be in error, must not change
 * the page before the press has ended: a button that moves away from under the pointer gets no click.
 */
export function afterPress(then: () => void): void {
  // Firefox marks what is pressed only after the focus has moved.
  setTimeout(() => whenReleased(then));
}

/** Asks at each frame: a press can end without a click, and a tap is shown for a moment after its click. */
function whenReleased(then: () => void): void {
  if (document.querySelector(':active')) requestAnimationFrame(() => whenReleased(then));
  else then();
}
