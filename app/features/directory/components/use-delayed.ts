import { useEffect, useState } from 'react';

/** True once the condition has held for so long: what is over sooner needs no word. */
export function useDelayed(holds: boolean, milliseconds: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!holds) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => clearTimeout(timer);
  }, [holds, milliseconds]);
  return holds && held;
}
