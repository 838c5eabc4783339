/**
 * The drawing primitives. A picture is a string of SVG; `picture` sets the ink line (color, width, round joins) once,
 * so that shapes have an ink line by default and `flat` ones have none.
 */
import { INK } from './palette.ts';

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns an SVG document of `size` user units; `defs` holds filters and clips. Without text, because fonts differ
 * between machines.
 */
export function picture(size: Size, content: string, options: { ink?: number; defs?: string } = {}): string {
  const defs = options.defs ? `<defs>${options.defs}</defs>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
    `${defs}<g stroke="${INK}" stroke-width="${options.ink ?? 8}" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>\n`
  );
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function flat(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="none"/>`;
}

/** Returns an open line; by default in ink, at the picture's line width. */
export function line(d: string, options: { width?: number; color?: string } = {}): string {
  const width = options.width === undefined ? '' : ` stroke-width="${options.width}"`;
  const color = options.color === undefined ? '' : ` stroke="${options.color}"`;
  return `<path d="${d}" fill="none"${width}${color}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return rect(x, y, width, height, fill, radius, '');
}

export function flatBox(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return rect(x, y, width, height, fill, radius, ' stroke="none"');
}

function rect(x: number, y: number, w: number, h: number, fill: string, r: number, stroke: string): string {
  const corner = r === 0 ? '' : ` rx="${round(r)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} fill="${fill}"${stroke}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"/>`;
}

export function flatDisc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}" stroke="none"/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

export function flatOval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" stroke="none"/>`;
}

/** Places a part: moves its origin to (x, y), then rotates (degrees), scales and mirrors it. */
export function at(
  x: number,
  y: number,
  content: string,
  options: { scale?: number; turn?: number; mirror?: boolean } = {},
): string {
  const { scale = 1, turn = 0, mirror = false } = options;
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 && !mirror ? '' : ` scale(${mirror ? -scale : scale} ${scale})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${content}</g>`;
}

/** Repeats a drawing `count` times; `draw` receives 0, 1, 2 and so on. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function clipped(id: string, clip: string, content: string): string {
  return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/**
 * Returns the signature arch: a door shape, straight below with a half circle on top; (x, y) is its top left corner.
 */
export function archPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${round(x)} ${round(y + height)}V${round(y + r)}a${round(r)} ${round(r)} 0 0 1 ${round(width)} 0V${round(y + height)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns a scalloped oval: foam, a cloud, a tree crown, a curly coat. */
export function puff(cx: number, cy: number, rx: number, ry: number, bumps: number, fill: string): string {
  return `<path d="${puffPath(cx, cy, rx, ry, bumps)}" fill="${fill}"/>`;
}

function puffPath(cx: number, cy: number, rx: number, ry: number, bumps: number): string {
  const point = (index: number): string => {
    const angle = (index / bumps) * Math.PI * 2 - Math.PI / 2;
    return `${round(cx + rx * Math.cos(angle))} ${round(cy + ry * Math.sin(angle))}`;
  };
  const radius = round((Math.PI * (rx + ry)) / bumps / 1.75);
  const arcs = Array.from({ length: bumps }, (_, index) => `A${radius} ${radius} 0 0 1 ${point(index + 1)}`);
  return `M${point(0)}${arcs.join('')}Z`;
}

/** Returns a four-pointed sparkle, for things that are clean or new. */
export function glint(x: number, y: number, size: number, fill: string): string {
  const waist = size * 0.22;
  return flat(
    `M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}` +
      `Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z`,
    fill,
  );
}
