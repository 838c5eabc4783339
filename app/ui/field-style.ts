/** The look of a text-like control in all its states. 16 px text keeps phones from zooming in. */
export const fieldStyle =
  'w-full min-h-12 rounded-control border border-edge bg-card px-4 text-base text-ink placeholder:text-dim ' +
  'transition-[border-color,box-shadow] duration-150 hover:not-disabled:border-ink ' +
  'focus:border-green focus:outline-none focus:ring-3 focus:ring-green/25 ' +
  'aria-invalid:border-danger aria-invalid:focus:ring-danger/25 ' +
  'disabled:cursor-not-allowed disabled:bg-sand disabled:text-dim read-only:bg-sand';
