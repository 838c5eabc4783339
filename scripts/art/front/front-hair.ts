/** Hair and headwear seen from the front: what hangs behind the body, and what lies over the face. */
import { INK } from '../palette.ts';
import { type FaceShape, halfWidth, middle } from './front-face.ts';

export const frontHeads = [
  'front-crop',
  'front-quiff',
  'front-fade',
  'front-bald',
  'front-curls',
  'front-afro',
  'front-bob',
  'front-waves',
  'front-bangs',
  'front-bun',
  'front-braids',
  'front-locs',
  'front-hijab',
  'front-beanie',
] as const;
export type FrontHead = (typeof frontHeads)[number];

interface Look {
  /** Half of the face's width. */
  half: number;
  hair: string;
  cloth: string;
}
interface Hair {
  behind?: (look: Look) => string;
  over: (look: Look) => string;
}

/** Draws what hangs behind head and shoulders. */
export function hairBehind(head: FrontHead, shape: FaceShape, hair: string, cloth: string): string {
  return styles[head].behind?.({ half: halfWidth(shape), hair, cloth }) ?? '';
}

/** Draws what lies over the forehead. */
export function hairOver(head: FrontHead, shape: FaceShape, hair: string, cloth: string): string {
  return styles[head].over({ half: halfWidth(shape), hair, cloth });
}

function mass(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function strand(d: string): string {
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>`;
}

/** Returns a cap of hair down to `side` at both temples; `line` draws the hairline from the right to the left. */
function cap({ half, hair }: Look, top: number, side: number, line: string): string {
  const [left, right] = [middle - half - 8, middle + half + 8];
  return mass(
    `M${left} ${side}C${left - 14} ${top + 90} ${left + 50} ${top} ${middle} ${top}C${right - 50} ${top} ${right + 14} ${top + 90} ${right} ${side}L${right - 26} ${side - 4}${line}L${left} ${side}Z`,
    hair,
  );
}

/** Returns a closed outline of round curls on an ellipse. */
function curls(cy: number, rx: number, ry: number, count: number, fill: string): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [Math.round(middle + rx * Math.cos(angle)), Math.round(cy + ry * Math.sin(angle))] as const;
  });
  const [first = [0, 0]] = points;
  const arcs = [...points.slice(1), first].map(([x, y]) => `A34 34 0 0 1 ${x} ${y}`).join('');
  return mass(`M${first[0]} ${first[1]}${arcs}Z`, fill);
}

const styles: Record<FrontHead, Hair> = {
  'front-crop': {
    over: (look) =>
      cap(
        look,
        112,
        352,
        `C${middle + look.half - 18} 262 ${middle + 90} 236 ${middle} 240C${middle - 90} 236 ${middle - look.half + 18} 262 ${middle - look.half + 18} 348`,
      ),
  },
  'front-quiff': {
    over: (look) =>
      cap(
        look,
        128,
        348,
        `C${middle + look.half - 20} 280 ${middle + 80} 262 ${middle + 40} 258C${middle - 20} 262 ${middle - look.half + 30} 250 ${middle - look.half + 18} 344`,
      ) +
      mass(
        `M${middle - look.half + 10} 232C${middle - 150} 130 ${middle - 60} 70 ${middle + 40} 78C${middle + 150} 76 ${middle + 180} 150 ${middle + 128} 236C${middle + 60} 262 ${middle - 60} 262 ${middle - look.half + 10} 232Z`,
        look.hair,
      ) +
      strand(`M${middle - 60} 196C${middle - 30} 146 ${middle + 40} 128 ${middle + 92} 140`),
  },
  'front-fade': {
    over: (look) =>
      mass(
        `M${middle - look.half + 4} 262C${middle - look.half - 12} 200 ${middle - look.half + 4} 130 ${middle - 90} 112Q${middle} 92 ${middle + 90} 112C${middle + look.half - 4} 130 ${middle + look.half + 12} 200 ${middle + look.half - 4} 262C${middle + 96} 226 ${middle - 96} 226 ${middle - look.half + 4} 262Z`,
        look.hair,
      ),
  },
  'front-bald': { over: () => strand(`M${middle + 60} 214q38 12 56 46`) },
  'front-curls': {
    over: (look) => {
      const across = [-128, -86, -44, 0, 44, 86, 128].map((x) => [middle + x, 218 - Math.abs(x) * 0.06] as const);
      const sides = [-1, 1].flatMap((side) =>
        [0, 1, 2].map((row) => [middle + side * (look.half + 6), 250 + row * 44] as const),
      );
      const discs = [...sides, ...across]
        .map(([x, y]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="36"/>`)
        .join('');
      const fill = `<g fill="${look.hair}" stroke="none">${discs.replaceAll('r="36"', 'r="29"')}<ellipse cx="${middle}" cy="178" rx="${look.half}" ry="72"/></g>`;
      return `<g fill="${INK}">${discs}</g>${curls(176, look.half - 4, 76, 13, look.hair)}${fill}`;
    },
  },
  'front-afro': {
    behind: ({ half, hair }) => curls(250, half + 78, 214, 26, hair),
    over: ({ half, hair }) =>
      mass(
        `M${middle - half + 2} 330C${middle - half - 10} 180 ${middle - 80} 140 ${middle} 140C${middle + 80} 140 ${middle + half + 10} 180 ${middle + half - 2} 330C${middle + half - 30} 250 ${middle + 80} 244 ${middle} 240C${middle - 80} 244 ${middle - half + 30} 250 ${middle - half + 2} 330Z`,
        hair,
      ).replace('stroke-width="14"', 'stroke-width="0"') +
      strand(
        `M${middle - half + 4} 322C${middle - half + 30} 250 ${middle - 80} 244 ${middle} 240C${middle + 80} 244 ${middle + half - 30} 250 ${middle + half - 4} 322`,
      ),
  },
  'front-bob': {
    behind: ({ half, hair }) =>
      mass(
        `M${middle - half - 20} 300C${middle - half - 60} 430 ${middle - half - 58} 520 ${middle - half - 34} 566H${middle + half + 34}C${middle + half + 58} 520 ${middle + half + 60} 430 ${middle + half + 20} 300Z`,
        hair,
      ),
    over: (look) => parted(look, 500),
  },
  'front-waves': {
    behind: ({ half, hair }) =>
      mass(
        `M${middle - half - 10} 260C${middle - half - 84} 380 ${middle - half - 20} 470 ${middle - half - 76} 580C${middle - half - 110} 660 ${middle - half - 60} 760 ${middle - half} 800H${middle + half}C${middle + half + 60} 760 ${middle + half + 110} 660 ${middle + half + 76} 580C${middle + half + 20} 470 ${middle + half + 84} 380 ${middle + half + 10} 260Z`,
        hair,
      ),
    over: (look) => parted(look, 470),
  },
  'front-bangs': {
    behind: ({ half, hair }) =>
      mass(
        `M${middle - half - 8} 300C${middle - half - 30} 420 ${middle - half - 34} 540 ${middle - half - 26} 630H${middle + half + 26}C${middle + half + 34} 540 ${middle + half + 30} 420 ${middle + half + 8} 300Z`,
        hair,
      ),
    over: (look) =>
      cap(look, 104, 470, `V330C${middle + 90} 284 ${middle - 90} 284 ${middle - look.half + 18} 330V466`) +
      strand(`M${middle - 50} 290q-8 -40 6 -66M${middle + 46} 290q6 -36 -4 -58`),
  },
  'front-bun': {
    behind: ({ hair }) => mass(`M${middle - 74} 96a74 70 0 1 1 148 0a74 70 0 1 1 -148 0Z`, hair),
    over: (look) =>
      cap(
        look,
        116,
        344,
        `C${middle + look.half - 30} 260 ${middle + 60} 250 ${middle} 206C${middle - 60} 250 ${middle - look.half + 30} 260 ${middle - look.half + 18} 340`,
      ) + mass(`M${middle - 64} 122q64 -34 128 0l-8 24q-56 -24 -112 0Z`, look.cloth),
  },
  'front-braids': {
    behind: ({ half, hair }) => [-1, 1].map((side) => braid(middle + side * (half + 24), hair)).join(''),
    over: (look) =>
      cap(
        look,
        112,
        350,
        `C${middle + look.half - 24} 270 ${middle + 70} 240 ${middle} 190C${middle - 70} 240 ${middle - look.half + 24} 270 ${middle - look.half + 18} 346`,
      ) + strand(`M${middle} 124V182M${middle - 78} 150q4 36 -20 74M${middle + 78} 150q-4 36 20 74`),
  },
  'front-locs': {
    behind: ({ half, hair }) =>
      [-1, 1]
        .flatMap((side) =>
          [30, 8, -14].map((out, row) => loc(middle + side * (half + out), 300 - row * 40, 620 + row * 20, hair)),
        )
        .join(''),
    over: (look) =>
      cap(
        look,
        104,
        400,
        `C${middle + look.half - 18} 270 ${middle + 90} 252 ${middle + 20} 220C${middle - 60} 250 ${middle - look.half + 18} 262 ${middle - look.half + 18} 396`,
      ) +
      strand(
        `M${middle + 20} 120V206M${middle - 52} 132q-4 50 -26 92M${middle + 92} 140q8 50 24 90M${middle - 108} 170q-12 34 -22 72`,
      ),
  },
  'front-hijab': {
    over: ({ half, cloth }) =>
      mass(
        `M${middle} 96C${middle - 190} 96 ${middle - half - 62} 260 ${middle - half - 46} 420C${middle - half - 40} 520 ${middle - 150} 600 ${middle - 190} 672C${middle - 60} 730 ${middle + 90} 720 ${middle + 196} 660C${middle + 150} 600 ${middle + half + 40} 520 ${middle + half + 46} 420C${middle + half + 62} 260 ${middle + 190} 96 ${middle} 96Z` +
          `M${middle} 196C${middle + 96} 196 ${middle + half - 12} 270 ${middle + half - 12} 372C${middle + half - 12} 470 ${middle + 70} 546 ${middle} 546C${middle - 70} 546 ${middle - half + 12} 470 ${middle - half + 12} 372C${middle - half + 12} 270 ${middle - 96} 196 ${middle} 196Z`,
        cloth,
      ) + strand(`M${middle - 110} 590q120 70 210 10M${middle - 60} 140q60 -26 130 4`),
  },
  'front-beanie': {
    over: (look) =>
      cap(
        { ...look },
        160,
        356,
        `C${middle + look.half - 20} 300 ${middle - look.half + 20} 300 ${middle - look.half + 18} 352`,
      ) +
      mass(
        `M${middle - look.half - 10} 250C${middle - look.half - 20} 70 ${middle + look.half + 20} 70 ${middle + look.half + 10} 250Z`,
        look.cloth,
      ) +
      mass(
        `M${middle - look.half - 20} 232Q${middle} 196 ${middle + look.half + 20} 232V292Q${middle} 256 ${middle - look.half - 20} 292Z`,
        look.cloth,
      ) +
      strand(`M${middle - 70} 226v40M${middle} 220v40M${middle + 70} 226v40`),
  },
};

/** Returns hair parted at one side and falling down to `side` on both. */
function parted({ half, hair }: Look, side: number): string {
  const [left, right] = [middle - half - 22, middle + half + 22];
  const part = middle - 46;
  return mass(
    `M${part} 116C${left + 20} 110 ${left - 26} 230 ${left - 14} ${side}C${left + 30} ${side - 6} ${left + 52} ${side - 60} ${left + 44} 380C${left + 70} 330 ${part - 20} 290 ${part} 214` +
      `C${part + 40} 290 ${right - 70} 300 ${right - 44} 380C${right - 52} ${side - 60} ${right - 30} ${side - 6} ${right + 14} ${side}C${right + 30} 220 ${right - 30} 96 ${part} 116Z`,
    hair,
  );
}

function braid(x: number, hair: string): string {
  return [0, 1, 2, 3, 4, 5]
    .map((row) => mass(`M${x - 34} ${400 + row * 56}q34 -26 68 0q-8 52 -34 62q-26 -10 -34 -62Z`, hair))
    .join('');
}

function loc(x: number, top: number, bottom: number, hair: string): string {
  return mass(
    `M${x - 20} ${top + 30}Q${x - 30} ${bottom - 120} ${x - 20} ${bottom}Q${x} ${bottom + 26} ${x + 20} ${bottom}Q${x + 30} ${bottom - 120} ${x + 20} ${top + 30}Q${x} ${top - 20} ${x - 20} ${top + 30}Z`,
    hair,
  );
}
