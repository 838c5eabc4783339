/**
 * The position of a picture behind a square window: its zoom, and the offset of its center from the window's center
 * in window pixels.
 */
export interface Crop {
  /** From 1, at which the shorter side fills the window. */
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const uncropped: Crop = { zoom: 1, x: 0, y: 0 };
export const zoomMaximum = 4;

/** Returns the scale at which the picture is shown, relative to its own pixels. */
export function scaleOf({ width, height }: Size, side: number, zoom: number): number {
  return (side / Math.min(width, height)) * zoom;
}

/** Returns the nearest crop that leaves no gap in the window. */
export function withinPicture(crop: Crop, size: Size, side: number): Crop {
  const zoom = Math.min(Math.max(crop.zoom, 1), zoomMaximum);
  const scale = scaleOf(size, side, zoom);
  const limit = (length: number, shift: number) => {
    const most = Math.max(0, (length * scale - side) / 2);
    return Math.min(Math.max(shift, -most), most);
  };
  return { zoom, x: limit(size.width, crop.x), y: limit(size.height, crop.y) };
}

/** Changes the zoom, keeping the center of the window. */
export function zoomed(crop: Crop, zoom: number, size: Size, side: number): Crop {
  const kept = Math.min(Math.max(zoom, 1), zoomMaximum);
  const factor = kept / crop.zoom;
  return withinPicture({ zoom: kept, x: crop.x * factor, y: crop.y * factor }, size, side);
}

/** Returns the square that the window shows, in the picture's own pixels. */
export function shownSquare(crop: Crop, size: Size, side: number): { x: number; y: number; side: number } {
  const scale = scaleOf(size, side, crop.zoom);
  const shown = side / scale;
  return {
    x: size.width / 2 - crop.x / scale - shown / 2,
    y: size.height / 2 - crop.y / scale - shown / 2,
    side: shown,
  };
}
