/**
 * Furniture and wall decoration. The origin of standing things is the center of the base, of hanging things the top.
 */
import { at, box, disc, flat, flatBox, line, oval, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';

export function armchair(fill: string, legs: string = paint.wood): string {
  return (
    line('M-92-30-104 0M92-30 104 0', { width: 14, color: legs }) +
    shape('M-104-150V-250q0-60 60-60h88q60 0 60 60v100Z', fill) +
    box(-96, -176, 192, 70, fill, 26) +
    shape('M-100-30q-34 0-34-34v-82q0-34 32-34t32 34v46H70v-46q0-34 32-34t32 34v82q0 34-34 34Z', fill)
  );
}

export function sofa(fill: string, cushion: string = paint.sun): string {
  return (
    line('M-220-30v30M220-30v30', { width: 16 }) +
    box(-220, -240, 440, 190, fill, 40) +
    line('M0-236v120') +
    box(-226, -132, 226, 60, fill, 22) +
    box(0, -132, 226, 60, fill, 22) +
    shape('M-240-30q-36 0-36-36v-90q0-36 34-36t34 36v84h416v-84q0-36 34-36t34 36v90q0 36-36 36Z', fill) +
    at(-150, -132, box(-44, -84, 88, 84, cushion, 18), { turn: -10 }) +
    at(150, -134, box(-40, -76, 80, 76, paint.paper, 18), { turn: 12 })
  );
}

export function floorLamp(shade: string = paint.sun, height = 460): string {
  return line(`M0-10V-${height - 90}`) + oval(0, -8, 62, 12, paint.night) + lampShade(-height, shade);
}

function lampShade(y: number, shade: string): string {
  return shape(`M-56 ${y}H56L92 ${y + 116}H-92Z`, shade);
}

export function pendant(length: number, shade: string = paint.sun): string {
  return (
    line(`M0 0V${length}`) +
    shape(`M-74 ${length + 84}q0-84 74-84t74 84Z`, shade) +
    shape(`M-22 ${length + 84}q0 26 22 26t22-26Z`, paint.paper)
  );
}

export function table(width: number, height: number, fill: string = paint.wood): string {
  const half = width / 2;
  return (
    line(`M${-half + 40} ${-height + 20} ${-half + 24} 0M${half - 40} ${-height + 20} ${half - 24} 0`, {
      width: 14,
    }) + box(-half, -height, width, 32, fill, 10)
  );
}

export function cabinet(width: number, height: number, fill: string, doors = 2): string {
  const each = width / doors;
  return (
    box(-width / 2, -height, width, height, fill, 8) +
    times(doors, (index) => {
      const x = -width / 2 + index * each;
      return (
        box(x + 14, -height + 16, each - 28, height - 32, fill, 6) +
        line(`M${x + each - 34} ${-height / 2 - 18}v36`, { width: 10 })
      );
    })
  );
}

/** A wall shelf with books and small objects; the origin is the center of the shelf's top. */
export function bookShelf(width: number, seed: number, board: string = paint.wood): string {
  const colors = [paint.coral, paint.green, paint.sun, paint.blue, paint.paper, paint.plum, paint.rose];
  const count = Math.floor((width - 60) / 38);
  const books = times(count, (index) => {
    const height = 84 + ((index * 37 + seed * 53) % 5) * 12;
    const fill = colors[(index * 3 + seed) % colors.length] ?? paint.paper;
    if ((index + seed) % 6 === 5) return disc(-width / 2 + 48 + index * 38, -22, 20, fill);
    return box(-width / 2 + 30 + index * 38, -height, 34, height, fill, 3);
  });
  return books + box(-width / 2, 0, width, 22, board, 6);
}

export function wallWindow(width: number, height: number, sky: string, curtain?: string): string {
  const half = width / 2;
  const drape = `M0 0H${width * 0.24}Q${width * 0.22} ${height * 0.6} ${width * 0.06} ${height + 30}H0Z`;
  return (
    box(-half, 0, width, height, sky, 10) +
    line(`M0 0V${height}M${-half} ${height * 0.5}H${half}`) +
    box(-half - 20, height, width + 40, 22, paint.paper, 6) +
    (curtain
      ? at(-half - 16, -14, shape(drape, curtain)) +
        at(half + 16, -14, shape(drape, curtain), { mirror: true }) +
        line(`M${-half - 50}-14H${half + 50}`, { width: 14 })
      : '')
  );
}

export function frame(width: number, height: number, art: string): string {
  return box(-width / 2, 0, width, height, paint.paper, 4) + at(0, height / 2, art);
}

/** Small abstract pictures for frames. */
export const wallArt = {
  sun: disc(0, 0, 34, paint.sun) + line('M-52 46Q0 20 52 46'),
  arch: flat('M-40 50V0a40 40 0 0 1 80 0v50Z', paint.coral) + flat('M-20 50V6a20 20 0 0 1 40 0v44Z', paint.sun),
  hills: flat('M-52 44Q-20-30 10 20 30-10 52 44Z', paint.leaf) + flat('M20-30a16 16 0 1 0 .1 0Z', paint.sun),
};

export function rug(width: number, fill: string, trim: string): string {
  return (
    oval(0, 0, width / 2, width * 0.08, fill) +
    line(`M${-width * 0.38} 0a${width * 0.38} ${width * 0.055} 0 0 0 ${width * 0.76} 0`, {
      color: trim,
      width: 8,
    })
  );
}

export function candle(height: number, fill: string = paint.paper): string {
  return (
    box(-22, -height, 44, height, fill, 6) +
    line(`M0-${height}v-14`, { width: 5 }) +
    shape(`M0-${height + 54}q24 26 0 44-24-18 0-44Z`, paint.sun)
  );
}

export function stool(fill: string = paint.wood): string {
  return line('M-40-120-54 0M40-120 54 0M-48-50h96', { width: 12 }) + box(-64, -140, 128, 28, fill, 12);
}

/** A wooden floor with a baseboard line, over the full width. */
export function floor(width: number, y: number, height: number, fill: string): string {
  return flatBox(0, y, width, height, fill) + line(`M0 ${y}H${width}`);
}
