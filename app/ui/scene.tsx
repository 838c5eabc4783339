import { Picture } from './image.tsx';

export type SceneName = 'not-found' | 'offline' | 'success' | 'empty-search' | 'empty-bookings' | 'empty-portfolio' | 'error';

/** A drawn scene for an empty or special state; decoration beside words that say the same. */
export function Scene({ name }: { name: SceneName }) {
  return <Picture src={`/images/scenes/${name}.svg`} alt="" width={400} height={320} className="h-auto w-full" />;
}
