/**
 * A head seen from the front, in the units of the Open Peeps set, which has heads in half profile only: face, ears,
 * features, beard and glasses. The middle is x = 393, the neck of the set's body.
 */
import { INK } from '../palette.ts';

export type FaceShape = 'round' | 'oval' | 'square' | 'heart';
export type FrontBeard = 'full' | 'short' | 'moustache' | 'goatee';
export type FrontGlasses = 'round' | 'square';
type FrontExpression = 'smile' | 'calm' | 'cute' | 'laugh' | 'explaining';

export const middle = 393;
const stroke = `stroke="${INK}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"`;
const thin = `fill="none" stroke="${INK}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"`;

interface Outline {
  /** Half of the width at the cheeks. */
  half: number;
  chin: number;
  /** How far the jaw stays straight, and how wide it ends. */
  jaw: number;
  end: number;
}

const outlines: Record<FaceShape, Outline> = {
  round: { half: 156, chin: 556, jaw: 118, end: 96 },
  oval: { half: 140, chin: 572, jaw: 128, end: 78 },
  square: { half: 146, chin: 562, jaw: 150, end: 122 },
  heart: { half: 152, chin: 568, jaw: 92, end: 58 },
};

/** Returns half of the face's width, to which the hair fits itself. */
export function halfWidth(shape: FaceShape): number {
  return outlines[shape].half;
}

/** Draws head and ears in the color of the skin. */
export function headShape(shape: FaceShape, skin: string): string {
  const { half } = outlines[shape];
  const ear = (side: 1 | -1) => {
    const x = middle + side * (half + 6);
    return (
      `<ellipse cx="${x}" cy="398" rx="30" ry="40" fill="${skin}" ${stroke}/>` +
      `<path d="M${x + side * 8} 382q${-side * 16} 8 ${-side * 8} 28" ${thin}/>`
    );
  };
  return `${ear(-1)}${ear(1)}<path d="${facePath(shape)}" fill="${skin}" ${stroke}/>`;
}

/** Returns the outline of the face as a closed path. */
function facePath(shape: FaceShape): string {
  const { half, chin, jaw, end } = outlines[shape];
  const [left, right] = [middle - half, middle + half];
  return (
    `M${middle} 165C${middle + half * 0.9} 165 ${right} 270 ${right} 375C${right} ${375 + jaw} ${middle + end} ${chin} ${middle} ${chin}` +
    `C${middle - end} ${chin} ${left} ${375 + jaw} ${left} 375C${left} 270 ${middle - half * 0.9} 165 ${middle} 165Z`
  );
}

/** Draws brows, eyes, nose and mouth. */
export function features(face: FrontExpression): string {
  const brow = (side: 1 | -1) => `<path d="M${middle + side * 34} 318q${side * 26} -20 ${side * 58} -2" ${thin}/>`;
  const nose = `<path d="M${middle - 20} 424c-2 22 42 24 42 0" ${thin}/>`;
  return brow(-1) + brow(1) + eyes(face) + nose + mouth(face);
}

function eyes(face: FrontExpression): string {
  const closed = face === 'calm' || face === 'laugh';
  return [-1, 1]
    .map((side) => {
      const x = middle + side * 62;
      return closed
        ? `<path d="M${x - 21} 370q21 -26 42 0" ${thin}/>`
        : `<ellipse cx="${x}" cy="364" rx="10" ry="18" fill="${INK}"/>`;
    })
    .join('');
}

function mouth(face: FrontExpression): string {
  if (face === 'laugh')
    return (
      `<path d="M${middle - 50} 464h100c0 70-100 70-100 0Z" fill="${INK}" ${stroke}/>` +
      `<path d="M${middle - 40} 468h80v6c0 14-80 14-80 0Z" fill="#fff"/>`
    );
  const width = face === 'cute' ? 22 : 36;
  return `<path d="M${middle - width} 476c${width * 0.4} 30 ${width * 1.6} 30 ${width * 2} 0" ${thin}/>`;
}

const lens: Record<FrontGlasses, (x: number) => string> = {
  round: (x) => `<circle cx="${x}" cy="366" r="48"/>`,
  square: (x) => `<rect x="${x - 50}" y="330" width="100" height="74" rx="18"/>`,
};

/** Draws glasses whose sides end at the ears: the hair is drawn over them. */
export function frontGlasses(glasses: FrontGlasses, shape: FaceShape): string {
  const { half } = outlines[shape];
  const lenses = [middle - 64, middle + 64].map(lens[glasses]).join('');
  const sides = `M${middle - 15} 358q15 -12 30 0M${middle - 112} 360L${middle - half} 350M${middle + 112} 360L${middle + half} 350`;
  return `<g fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round">${lenses}<path d="${sides}"/></g>`;
}

/** Draws the beard, which lies below the mouth. */
export function frontBeard(beard: FrontBeard, shape: FaceShape, hair: string, skin: string): string {
  const { half, chin, jaw, end } = outlines[shape];
  const moustache = `<path d="M${middle} 446c-22 -16 -56 -6 -72 26 26 4 54 2 72 -8 18 10 46 12 72 8 -16 -32 -50 -42 -72 -26Z" fill="${hair}" ${stroke}/>`;
  if (beard === 'moustache') return moustache;
  if (beard === 'goatee')
    return `<path d="M${middle - 48} 514q48 26 96 0l-6 34c-14 ${chin - 522} -70 ${chin - 522} -84 0Z" fill="${hair}" ${stroke}/>`;
  const drop = beard === 'full' ? 34 : 4;
  const [left, right] = [middle - half, middle + half];
  const outer = `M${left} 372C${left} ${375 + jaw} ${middle - end - 10} ${chin + drop} ${middle} ${chin + drop}C${middle + end + 10} ${chin + drop} ${right} ${375 + jaw} ${right} 372`;
  const inner = `C${right - 14} 440 ${right - 40} 462 ${middle + 66} 452C${middle + 40} 436 ${middle - 40} 436 ${middle - 66} 452C${left + 40} 462 ${left + 14} 440 ${left} 372Z`;
  const lips = `<ellipse cx="${middle}" cy="488" rx="52" ry="25" fill="${skin}"/>`;
  return `<path d="${outer}${inner}" fill="${hair}" ${stroke}/>${lips}`;
}
