/**
 * People from the Open Peeps set (Pablo Stanley, CC0), as parts of our pictures. The set draws hair as a black shape;
 * here the shape keeps an ink outline and gets a color, clothes get a cut, and the ink is the same as in every other
 * picture.
 */
import type { Prng } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { clothes, type Garment } from './clothes.ts';
import { frontHead, type FrontHeadLook } from './front/front-head.ts';
import { INK } from './palette.ts';

type PeepsOptions = openPeeps.Options;
type OptionOf<K extends keyof PeepsOptions> = NonNullable<PeepsOptions[K]> extends (infer T)[] ? T : never;

export type Head = OptionOf<'head'>;
export type Beard = OptionOf<'facialHair'>;
export type Glasses = OptionOf<'accessories'>;
export type Face = 'smile' | 'calm' | 'cute' | 'laugh' | 'explaining';

/** A head in half profile, from the set. */
interface SideHeadLook {
  view?: 'side';
  head: Head;
  face: Face;
  skin: string;
  hair: string;
  /** The color of a scarf, hat or ribbon; the hair color by default. */
  cloth?: string;
  beard?: Beard;
  glasses?: Glasses;
  /** A head as the set draws it, or a narrower or wider one. */
  build?: 'narrow' | 'wide';
}

interface Dress {
  garment: Garment;
  top: string;
  trim?: string;
  /** Where a portrait looks; scenes leave people as they are drawn. */
  turn?: 'left';
}

type SidePerson = SideHeadLook & Dress;
export type Person = SidePerson | (FrontHeadLook & Dress);

/** Heads whose black shape is cloth, not hair. */
const coveredHeads = new Set<Head>(['hijab', 'hatHip']);

/** Returns the person in the set's units: 704 wide, chin near y = 520, the bust reaching down to y = 1200. */
export function personSvg(person: Person): string {
  if (person.view === 'front') {
    const [behind, before] = frontHead(person);
    return behind + dressed(bodyOf(person), person) + before;
  }
  return dressed(bodyOf(person), person) + built(sideHead(person), person.build);
}

function sideHead(person: SidePerson): string {
  const cloth = person.cloth ?? person.hair;
  const plain = layersOf(person, { skin: person.skin, cloth, hair: person.hair });
  const inkOnly = layersOf(person, { skin: 'transparent', cloth: 'transparent', hair: 'transparent' });
  const hair = tinted(inkOnly.head, coveredHeads.has(person.head) ? cloth : person.hair);
  const face = plain.face + plain.beard + tinted(inkOnly.beard, person.hair);
  // The sides of glasses end below the hair.
  if (person.glasses) return plain.head + face + plain.glasses + inkOnly.head + hair;
  return plain.head + hair + face;
}

/** Makes the head narrower or wider around the neck. */
function built(head: string, build: SideHeadLook['build']): string {
  if (!build) return head;
  const [x, y] = build === 'narrow' ? [0.92, 1.04] : [1.07, 0.97];
  return `<g transform="translate(395 590) scale(${x} ${y}) translate(-395 -590)">${head}</g>`;
}

function bodyOf({ skin, hair, top }: Person): string {
  return layersOf({ head: 'noHair1', face: 'smile', skin, hair }, { skin, cloth: top, hair }).body;
}

/**
 * Returns the person as part of a scene, with the center of the bust's base at (cx, bottom); at `scale` 1 the
 * shoulders are 704 units wide.
 */
export function bust(person: Person, cx: number, bottom: number, scale: number): string {
  return `<g transform="translate(${Math.round(cx - 385 * scale)} ${Math.round(bottom - 1180 * scale)}) scale(${scale})" stroke="none">${personSvg(person)}</g>`;
}

interface Layers {
  body: string;
  head: string;
  face: string;
  beard: string;
  glasses: string;
}

/**
 * Renders the set's layers. The set draws hats and ribbons in the clothing color, and some hair and one beard in the
 * contrast color.
 */
function layersOf(person: SideHeadLook, colors: { skin: string; cloth: string; hair: string }): Layers {
  const options: openPeeps.Options = {
    head: [person.head],
    face: [person.face === 'laugh' ? 'smileLOL' : person.face],
    facialHair: person.beard ? [person.beard] : [],
    facialHairProbability: person.beard ? 100 : 0,
    accessories: person.glasses ? [person.glasses] : [],
    accessoriesProbability: person.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [hex(colors.skin)],
    clothingColor: [hex(colors.cloth)],
    headContrastColor: [hex(colors.hair)],
  };
  const { body: drawing } = openPeeps.create({ prng: firstChoice, options });
  const [body = '', head = '', face = '', beard = '', , glasses = ''] = drawing.split(/(?=<g transform=)/);
  return {
    body: inInk(body),
    head: inInk(head),
    face: inInk(person.face === 'laugh' ? withoutTears(face) : face),
    beard: inInk(beard),
    glasses: inInk(glasses),
  };
}

/** Deterministic: every option list holds at most one choice. */
const firstChoice: Prng = {
  seed: '',
  next: () => undefined,
  bool: (likelihood = 50) => likelihood >= 100,
  integer: (min) => min,
  pick: <T>(choices: T[], fallback?: T) => choices[0] ?? (fallback as T),
  shuffle: (choices) => choices,
  string: () => '',
};

function hex(color: string): string {
  return color.replace('#', '');
}

function inInk(svg: string): string {
  return svg.replaceAll('#000', INK);
}

/**
 * Inserts the cut of the clothes: the body is three paths (skin, top, line), and the cut goes between the top and the
 * line.
 */
function dressed(body: string, person: Person): string {
  const line = body.lastIndexOf('<path');
  const top = body.lastIndexOf('<path', line - 1);
  const outline = /d="([^"]*)"/.exec(body.slice(top))?.[1] ?? '';
  return body.slice(0, line) + clothes(person.garment, person.trim ?? INK, outline) + body.slice(line);
}

/** Removes the tears from the "laughing tears" face: the two drops and their outlines are separate subpaths. */
function withoutTears(face: string): string {
  const drops = ['M55.6 ', 'M250.2 ', 'M82.3 ', 'M253.3 '];
  return face.replace(/ d="([^"]*)"/g, (_, d: string) => {
    const kept = d.split(/(?=M)/).filter((part) => !drops.some((drop) => part.startsWith(drop)));
    return ` d="${kept.join('')}"`;
  });
}

/** Colors the inside of a black shape, leaving an ink outline about nine units wide; thin lines stay ink. */
function tinted(inkShape: string, color: string): string {
  if (color === INK || inkShape === '') return '';
  return `<g filter="url(#mass-${hex(color)})">${inkShape}</g>`;
}

/** Returns the filters that `personSvg` refers to: one per hair or cloth color used in a picture. */
export function massFilters(people: Person[]): string {
  const colors = new Set(people.flatMap((person) => [person.hair, person.cloth ?? person.hair]));
  return [...colors]
    .filter((color) => color !== INK)
    .map(massFilter)
    .join('');
}

function massFilter(color: string): string {
  return (
    `<filter id="mass-${hex(color)}" x="-20%" y="-20%" width="140%" height="140%">` +
    '<feMorphology in="SourceAlpha" operator="erode" radius="11"/><feMorphology operator="dilate" radius="3" result="m"/>' +
    `<feFlood flood-color="${color}"/><feComposite operator="in" in2="m"/></filter>`
  );
}
