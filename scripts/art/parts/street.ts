/** Doors and what surrounds them: the core of the brand. The origin of a door is the center of its threshold. */
import { archPath, at, box, disc, flat, flatDisc, line, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { leaf } from './plants.ts';

interface Door {
  width: number;
  height: number;
  /** The frame around the opening. */
  surround: string;
  /** The door leaf. */
  color: string;
  /** 0 is closed; 1 swings the leaf a quarter turn, so that only its edge shows. */
  open?: number;
  /** The color behind the door: light by default. */
  light?: string;
  inside?: string;
}

/** An arched door, hinged on the left; the opening behind it is filled with light. */
export function archDoor(door: Door): string {
  const { width: w, height: h, surround, color, open = 0, light = paint.sun, inside = '' } = door;
  const rim = w * 0.12;
  const opening = archPath(-w / 2, -h, w, h);
  const clipId = `door-${Math.round(w)}-${Math.round(h)}`;
  return (
    shape(archPath(-w / 2 - rim, -h - rim, w + rim * 2, h + rim), surround) +
    shape(opening, light) +
    (inside === ''
      ? ''
      : `<clipPath id="${clipId}"><path d="${opening}"/></clipPath><g clip-path="url(#${clipId})">${inside}</g>`) +
    shape(opening, 'none') +
    doorLeaf(w, h, color, open)
  );
}

/** The leaf, foreshortened and skewed as it turns on its left edge. */
function doorLeaf(w: number, h: number, color: string, open: number): string {
  const squeeze = 1 - open * 0.78;
  const tilt = open * 14;
  const panel = w * 0.3;
  const door =
    shape(archPath(0, -h, w, h), color) +
    [0.14, 0.56]
      .map(
        (x) =>
          `<rect x="${w * x}" y="${-h * 0.42}" width="${panel}" height="${h * 0.32}" rx="8" fill="none" stroke-width="5"/>`,
      )
      .join('') +
    `<path d="${archPath(w * 0.2, -h * 0.86, w * 0.6, h * 0.36)}" fill="#E6F1F7" stroke-width="5"/>` +
    disc(w * 0.88, -h * 0.46, Math.max(7, w * 0.045), paint.sun);
  return `<g transform="translate(${-w / 2} 0) skewY(${tilt}) scale(${squeeze} 1)">${door}</g>`;
}

export function steps(width: number, count = 2, fill: string = paint.stone): string {
  return times(count, (index) => box(-width / 2 - index * 26, index * 26, width + index * 52, 26, fill, 5));
}

export function doormat(width: number, fill: string = paint.clay): string {
  return (
    shape(`M${-width / 2} 0H${width / 2}L${width / 2 + 26} 34H${-width / 2 - 26}Z`, fill) +
    times(9, (index) => line(`M${-width / 2 - 20 + index * (width + 40) * 0.125} 34v10`, { width: 5 }))
  );
}

export function wallLamp(lit = true): string {
  return (
    line('M0-46V-20M-16-46H16') +
    shape('M-22-20H22L32 40H-32Z', lit ? paint.sun : paint.stone) +
    shape('M-26-20Q0-50 26-20Z', paint.night) +
    box(-32, 38, 64, 12, paint.night, 4)
  );
}

export function letterbox(fill: string = paint.coral): string {
  return (
    line('M0-130V0', { width: 22, color: paint.wood }) +
    shape('M-130-150V-220Q-130-286-64-286H90Q140-286 140-230V-150Q140-138 128-138H-118Q-130-138-130-150Z', fill) +
    shape('M-130-150V-220a62 62 0 0 1 124 0V-138H-118Q-130-138-130-150Z', paint.night)
  );
}

export function envelope(fill: string = paint.white): string {
  return (
    box(-80, -54, 160, 108, fill, 10) +
    line('M-76-46 0 14 76-46M-76 48-22 0M76 48 22 0', { width: 6 }) +
    flatDisc(0, 16, 17, paint.coral)
  );
}

/** The front of a one-story house: wall and cornice. The caller adds the door and windows. */
export function facade(width: number, height: number, wall: string, cornice: string): string {
  return box(-width / 2, -height, width, height, wall) + box(-width / 2 - 14, -height - 22, width + 28, 34, cornice, 6);
}

export function archWindow(width: number, height: number, glass: string): string {
  return (
    shape(archPath(-width / 2 - 14, -height - 14, width + 28, height + 14), paint.paper) +
    shape(archPath(-width / 2, -height, width, height), glass) +
    line(`M0-${height}V0M${-width / 2}-${height * 0.45}H${width / 2}`, { width: 6 }) +
    box(-width / 2 - 26, 0, width + 52, 20, paint.paper, 5)
  );
}

export function streetLamp(lit = true): string {
  return (
    line('M0 0V-380', { width: 16 }) +
    box(-26, -18, 52, 18, paint.night, 4) +
    shape('M-30-450H30L20-380H-20Z', lit ? paint.sun : paint.stone) +
    shape('M-38-450Q0-500 38-450Z', paint.night)
  );
}

export function bush(fill: string = paint.leaf): string {
  return (
    flat('M-130 0Q-140-70-80-80-70-140 0-136 70-140 84-82 140-70 130 0Z', fill) +
    line('M-130 0Q-140-70-80-80-70-140 0-136 70-140 84-82 140-70 130 0M-40-70q20-20 40 0M30-44q20-18 36 0')
  );
}

export function tulips(): string {
  return times(3, (index) => {
    const x = -50 + index * 50;
    const tall = 90 + (index % 2) * 26;
    return (
      line(`M${x} 0V-${tall}`) +
      leaf(x + 2, 0, 66, 24, paint.leaf) +
      shape(
        `M${x - 22}-${tall + 40}l12 14 10-20 10 20 12-14q6 44-22 46-28-2-22-46Z`,
        index === 1 ? paint.sun : paint.coral,
      )
    );
  });
}

/** Marigold petals and confetti in the air. */
export function confetti(spots: [x: number, y: number, turn: number][]): string {
  const colors = [paint.sun, paint.coral, paint.mint, paint.honey];
  return spots
    .map(([x, y, turn], index) =>
      at(x, y, index % 3 === 0 ? disc(0, 0, 14, paint.sun) : box(-10, -20, 20, 40, colors[index % 4] ?? paint.sun, 5), {
        turn,
      }),
    )
    .join('');
}
