import {
  type FaceShape,
  features,
  frontBeard,
  type FrontBeard,
  frontGlasses,
  type FrontGlasses,
  headShape,
} from './front-face.ts';
import { hairBehind, hairOver, type FrontHead } from './front-hair.ts';

/** A head seen from the front. */
export interface FrontHeadLook {
  view: 'front';
  head: FrontHead;
  shape: FaceShape;
  face: Parameters<typeof features>[0];
  skin: string;
  hair: string;
  cloth?: string;
  beard?: FrontBeard;
  glasses?: FrontGlasses;
}

/** Draws a head from the front: what is behind the body, and what is before it. */
export function frontHead({
  head,
  shape,
  face,
  skin,
  hair,
  cloth = hair,
  beard,
  glasses,
}: FrontHeadLook): [behind: string, before: string] {
  const before = [
    headShape(shape, skin),
    beard === 'full' || beard === 'short' ? frontBeard(beard, shape, hair, skin) : '',
    features(face),
    beard === 'moustache' || beard === 'goatee' ? frontBeard(beard, shape, hair, skin) : '',
    glasses ? frontGlasses(glasses, shape) : '',
    hairOver(head, shape, hair, cloth),
  ];
  return [grown(hairBehind(head, shape, hair, cloth)), grown(before.join(''))];
}

/** Makes the head as large as those of the set, upwards from the neck. */
function grown(drawn: string): string {
  return `<g transform="translate(393 590) scale(1.08) translate(-393 -590)">${drawn}</g>`;
}
