import { useLayoutEffect, useRef } from 'react';
import { Door } from '#app/ui/art/door.tsx';

const motion = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const shut = 'translate(20px, 0) skewY(0deg) scale(1, 1)';

/** The door with the professional in it. It opens once; with reduced motion it is open. */
export function OpeningDoor({ visitor }: { visitor: string }) {
  const door = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    door.current?.querySelector('[data-leaf]')?.animate([{ transform: shut, offset: 0 }], motion);
  }, []);
  return (
    <div ref={door} className="flex h-56 w-full items-end justify-center overflow-hidden rounded-band bg-sun pt-6">
      <Door openness={0.8} visitor={visitor} className="h-full w-auto" />
    </div>
  );
}
