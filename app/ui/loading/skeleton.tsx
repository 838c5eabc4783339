import { classNames } from '../styles/class-names.ts';

/** A gray placeholder for something that is loading; the class name sets size and radius. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse-gentle rounded-control bg-line', className)} />
  );
}

/** Placeholder lines for loading text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4 rounded-sm', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
