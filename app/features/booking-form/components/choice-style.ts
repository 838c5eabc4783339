const focused = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green';
const chosen =
  'has-checked:border-green has-checked:bg-success-tint has-checked:ring-1 has-checked:ring-green ' +
  'forced-colors:has-checked:border-4';

// Only the background changes slowly: a border would tell React of eight transitions for each choice.
const background = 'bg-card transition-[background-color] duration-150 hover:border-ink';

/** Classes of a card that is a radio button. */
export const choiceCard = `relative cursor-pointer rounded-card border border-line ${background} ${chosen} ${focused}`;

/** Classes of a radio button that looks like a large button. */
export const choiceButton =
  'relative flex cursor-pointer flex-col items-center justify-center rounded-control border border-edge text-center ' +
  `${background} has-checked:font-semibold ${chosen} ${focused}`;

/**
 * Classes of the input of a large button: invisible, but covering all of it, so that every click and touch reaches
 * the input.
 */
export const choiceInput = 'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-control opacity-0';

/** Classes of the radio input where it is visible. */
export const choiceDot =
  'size-6 shrink-0 appearance-none rounded-full border-2 border-edge bg-card ' +
  'checked:border-[7px] checked:border-green focus-visible:outline-none';
