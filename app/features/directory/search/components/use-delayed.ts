import { useEffect, useState } from 'react';

/** Returns true once the condition has held for this long: anything shorter needs no notice. */
export function useDelayed(holds: boolean, milliseconds: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!holds) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => clearTimeout(timer);
  }, [holds, milliseconds]);
  return holds && held;
}
