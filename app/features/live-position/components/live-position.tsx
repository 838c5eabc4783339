import { PositionView } from './position-view.tsx';
import { usePosition } from './use-position.ts';

interface LivePositionProps {
  bookingId: string;
  /** The professional's first name. */
  name: string;
  isOnTheWay: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** The operator's own style (MAP_STYLE_URL). */
  styleUrl: string | null;
}

/** Where a professional on the way is, for the visit's client; nothing unless they share it. */
export function LivePosition({ bookingId, name, isOnTheWay, now, styleUrl }: LivePositionProps) {
  const position = usePosition(bookingId, isOnTheWay);
  if (!position || !isOnTheWay) return null;
  return <PositionView position={position} name={name} now={now} styleUrl={styleUrl} />;
}
