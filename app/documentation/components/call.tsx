/** An endpoint's method and path, on one line where there is room. */
export function Call({ method, path }: { method: string; path: string }) {
  return (
    <span className="docs-call">
      <span className="docs-method" data-method={method}>
        {method}
      </span>
      <code>{path}</code>
    </span>
  );
}
