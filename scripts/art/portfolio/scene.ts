/** The type of a portfolio picture, and the few backdrops that all of them share. */
import { archPath, clipped, disc, flat, flatBox, line, picture, type Size } from '../drawing.ts';
import { paint } from '../palette.ts';
import { massFilters, type Person } from '../people.ts';

export interface Scene {
  /** The file name in public/images/portfolio/, without width and extension. */
  id: string;
  /** What the picture shows, for captions and alt text. */
  alt: string;
  size: Size;
  draw: string;
  people?: Person[];
}

export const wide: Size = { width: 1200, height: 900 };
export const square: Size = { width: 1000, height: 1000 };
export const tall: Size = { width: 900, height: 1200 };

export function sceneSvg(scene: Scene): string {
  const { width, height } = scene.size;
  const page = clipped('page', `<path d="M0 0H${width}V${height}H0Z"/>`, scene.draw);
  return picture(scene.size, page, { ink: 9, defs: massFilters(scene.people ?? []) });
}

/** A wall and a floor that meet at `floorY`. */
export function room({ width, height }: Size, wall: string, ground: string, floorY: number): string {
  return (
    flatBox(0, 0, width, height, wall) +
    flatBox(0, floorY, width, height - floorY, ground) +
    line(`M-10 ${floorY}H${width + 10}`)
  );
}

/** A wall and a tabletop seen from slightly above, its edge at `edgeY`. */
export function counter({ width, height }: Size, wall: string, top: string, edgeY: number): string {
  return (
    flatBox(0, 0, width, height, wall) +
    flatBox(0, edgeY, width, height - edgeY, top) +
    line(`M-10 ${edgeY}H${width + 10}`) +
    line(`M-10 ${edgeY + 70}H${width + 10}`, { width: 5 })
  );
}

/** Sky with a low sun, two hills, and open ground from `groundY` down. */
export function outdoors({ width, height }: Size, sky: string, hill: string, ground: string, groundY: number): string {
  return (
    flatBox(0, 0, width, height, sky) +
    disc(width * 0.8, groundY * 0.34, width * 0.07, paint.sun) +
    flat(
      `M0 ${groundY}V${groundY - 110}Q${width * 0.22} ${groundY - 230} ${width * 0.5} ${groundY - 90}T${width} ${groundY - 130}V${groundY}Z`,
      hill,
    ) +
    flatBox(0, groundY, width, height - groundY, ground) +
    line(`M-10 ${groundY}H${width + 10}`)
  );
}

/** The signature arch on a plain background, for a single subject. */
export function niche({ width, height }: Size, ground: string, inside: string, archWidth = width * 0.72): string {
  const top = height * 0.1;
  return (
    flatBox(0, 0, width, height, ground) + flat(archPath((width - archWidth) / 2, top, archWidth, height - top), inside)
  );
}

/** Clips content to the sides of the arch of `niche`. */
export function inNiche({ width, height }: Size, content: string, archWidth = width * 0.72): string {
  return clipped('niche', `<path d="${archPath((width - archWidth) / 2, -height, archWidth, height * 2)}"/>`, content);
}
