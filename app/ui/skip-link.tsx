/** The first tab stop: skips the bar, to the element with the id "main". */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-green px-5 py-3 font-semibold text-on-green focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
