import { pointsIn, type Point, signatureBox, signatureLimits, type Stroke } from './signature.ts';

/** Units between two points: closer ones add length to the data and nothing to the line. */
const step = 4;

type Rectangle = { left: number; top: number; width: number; height: number };

/** Returns where in the box a pointer is; outside it, the nearest point of its edge. */
export function pointAt({ x, y }: Point, box: Rectangle): Point {
  return {
    x: within(((x - box.left) / box.width) * signatureBox.width, signatureBox.width),
    y: within(((y - box.top) / box.height) * signatureBox.height, signatureBox.height),
  };
}

function within(value: number, maximum: number): number {
  return Math.min(maximum, Math.max(0, Math.round(value)));
}

/** Begins a stroke; a drawing that has all it may have stays as it is. */
export function withStroke(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const isFull = strokes.length >= signatureLimits.strokes || pointsIn(strokes) >= signatureLimits.points;
  return isFull ? strokes : [...strokes, [point]];
}

/** Leads the last stroke on to a point, unless it is hardly further or the drawing is full. */
export function withPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const stroke = strokes.at(-1);
  const last = stroke?.at(-1);
  if (!stroke || !last || pointsIn(strokes) >= signatureLimits.points) return strokes;
  if (Math.hypot(point.x - last.x, point.y - last.y) < step) return strokes;
  return [...strokes.slice(0, -1), [...stroke, point]];
}

/**
 * Returns a drawing as the `d` of an SVG path, of numbers alone. Curves go through the middle between two points, so that
 * a hand's line has no corners.
 */
export function pathOf(strokes: readonly Stroke[]): string {
  return strokes.map(pathOfStroke).join('');
}

function pathOfStroke([first, ...rest]: Stroke): string {
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return `M${first.x} ${first.y}h0.1`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`;
}
