import { Picture } from '../loading/image.tsx';

/** A picture in public/images/scenes. */
export type SceneName =
  | 'application-approved'
  | 'application-received'
  | 'booking-cancelled'
  | 'empty-bookings'
  | 'empty-directory'
  | 'empty-favourites'
  | 'empty-portfolio'
  | 'empty-search'
  | 'error'
  | 'mail-sent'
  | 'not-found'
  | 'offline'
  | 'success';

/** A drawn scene for an empty or special state; decorative, next to text that says the same. */
export function Scene({ name }: { name: SceneName }) {
  return <Picture src={`/images/scenes/${name}.svg`} alt="" width={480} height={360} className="h-auto w-full" />;
}
