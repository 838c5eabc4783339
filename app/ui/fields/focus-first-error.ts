const focusable = 'input, select, textarea, button, [tabindex]';

/**
 * Moves the focus to the first field in error of a form: what its component marks with `aria-invalid`, or the first
 * control inside of a group that is marked.
 */
export function focusFirstError(form: HTMLElement, scrollTo?: 'nearest' | 'center'): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  if (!field) return;
  field.focus({ preventScroll: scrollTo !== undefined });
  if (scrollTo) field.scrollIntoView({ block: scrollTo });
}
