import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type Crop, scaleOf, type Size, withinPicture, zoomed, zoomMaximum } from '../crop.ts';

/** The side of the crop window in pixels. */
export const cropSide = 272;
const step = 8;
const farStep = step * 4;
const zoomStep = 0.1;
const directions = [
  { label: 'Move left', Icon: ArrowLeft, x: -farStep, y: 0 },
  { label: 'Move right', Icon: ArrowRight, x: farStep, y: 0 },
  { label: 'Move up', Icon: ArrowUp, x: 0, y: -farStep },
  { label: 'Move down', Icon: ArrowDown, x: 0, y: farStep },
];

interface PhotoCropperProps {
  url: string;
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** A square window over a picture, moved by dragging, with buttons or the arrow keys; a slider zooms. */
export function PhotoCropper({ url, size, crop, onChange }: PhotoCropperProps) {
  const help = useId();
  const from = useRef<{ pointer: { x: number; y: number }; crop: Crop }>(undefined);
  const move = (x: number, y: number) => onChange(withinPicture({ ...crop, x, y }, size, cropSide));
  const zoom = (to: number) => onChange(zoomed(crop, to, size, cropSide));

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { pointer: { x: event.clientX, y: event.clientY }, crop };
  };
  const drag = ({ clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    if (from.current)
      move(
        from.current.crop.x + clientX - from.current.pointer.x,
        from.current.crop.y + clientY - from.current.pointer.y,
      );
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const far = event.shiftKey ? farStep : step;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => move(crop.x - far, crop.y),
      ArrowRight: () => move(crop.x + far, crop.y),
      ArrowUp: () => move(crop.x, crop.y - far),
      ArrowDown: () => move(crop.x, crop.y + far),
      '+': () => zoom(crop.zoom + zoomStep),
      '-': () => zoom(crop.zoom - zoomStep),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]?.();
  };
  const scale = scaleOf(size, cropSide, crop.zoom);
  return (
    <div className="flex flex-col items-center gap-4">
      <button
        type="button"
        aria-label="Position the photo"
        aria-describedby={help}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
        onKeyDown={press}
        onWheel={({ deltaY }) => zoom(crop.zoom - Math.sign(deltaY) * zoomStep)}
        style={{ width: cropSide, height: cropSide }}
        className="relative cursor-grab touch-none overflow-hidden rounded-card bg-sand active:cursor-grabbing"
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{
            width: size.width * scale,
            height: size.height * scale,
            transform: `translate(calc(-50% + ${crop.x}px), calc(-50% + ${crop.y}px))`,
          }}
          className="pointer-events-none absolute top-1/2 left-1/2 max-w-none select-none"
        />
        {/* How it is cut on the profile. */}
        <span
          aria-hidden="true"
          className="arch pointer-events-none absolute inset-0 shadow-[0_0_0_999px_rgb(0_0_0/0.35)]"
        />
      </button>
      <div className="flex gap-2">
        {directions.map(({ label, Icon, x, y }) => (
          <IconButton key={label} label={label} onClick={() => move(crop.x + x, crop.y + y)}>
            <Icon aria-hidden="true" className="size-5" />
          </IconButton>
        ))}
      </div>
      <label className="flex w-full max-w-[272px] items-center gap-3">
        <ZoomOut aria-hidden="true" className="size-5 shrink-0 text-dim" />
        <span className="sr-only">Zoom</span>
        <input
          type="range"
          min={1}
          max={zoomMaximum}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => zoom(Number(target.value))}
          className="h-11 min-w-0 flex-1 accent-green"
        />
        <ZoomIn aria-hidden="true" className="size-5 shrink-0 text-dim" />
      </label>
      <p id={help} className="text-center text-sm text-dim">
        Drag the photo into place, or use the buttons or the arrow keys; plus and minus zoom.
      </p>
    </div>
  );
}
