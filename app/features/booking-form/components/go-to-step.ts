import type { StepName } from '../booking-form-errors.ts';

/** Brings a step into view and focuses it: what is written in it, otherwise its title. */
export function goToStep(form: Element | null, name: StepName): void {
  const step = form?.querySelector(`[data-step="${name}"]`);
  const heading = step?.querySelector<HTMLElement>('h2');
  heading?.scrollIntoView({ block: 'start' });
  (step?.querySelector<HTMLElement>('textarea') ?? heading)?.focus({ preventScroll: true });
}
