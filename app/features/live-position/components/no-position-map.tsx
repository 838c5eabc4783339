/** In place of the map in a browser without WebGL. */
export function NoPositionMap() {
  return (
    <p className="flex h-full items-center justify-center p-6 text-center text-dim">
      This browser can’t show the map. The line above says how far it is.
    </p>
  );
}
