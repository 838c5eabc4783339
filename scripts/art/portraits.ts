/**
 * The portraits: professionals by category, then clients. Picked by hand, one person per line, from all options of
 * the set: only open, friendly faces; hair, skin, age and clothes vary within each trade.
 */
import type { Garment } from './clothes.ts';
import { type CategoryId, paint } from './palette.ts';
import type { FrontHeadLook } from './front/front-head.ts';
import type { Beard, Face, Glasses, Head, Person } from './people.ts';

export const skins = ['#F6D2B8', '#EBB68F', '#D99A6C', '#BF7A4B', '#98592F', '#6E3F24'] as const;

export const hairs = {
  black: '#2B2420',
  brown: '#5E3A28',
  chestnut: '#8A4B2A',
  copper: '#B95B2E',
  blond: '#D9A34A',
  gray: '#A39A90',
  white: '#E9E2D6',
} as const;

type Look<H, More> = [
  pronoun: 'she' | 'he',
  head: H,
  face: Face,
  skin: 0 | 1 | 2 | 3 | 4 | 5,
  hair: keyof typeof hairs,
  garment: Garment,
  top: keyof typeof paint,
  trim: keyof typeof paint,
  more: More,
];
type Shared = { cloth?: string; turn?: 'left' };
type SideMore = Shared & { beard?: Beard; glasses?: Glasses; build?: 'narrow' | 'wide' };
type FrontMore = Shared & Pick<FrontHeadLook, 'shape' | 'beard' | 'glasses'>;
type FrontLine = Look<FrontHeadLook['head'], FrontMore>;
type Line = Look<Head, SideMore> | FrontLine;

const lines: Record<CategoryId | 'clients', Line[]> = {
  'beauty-wellness': [
    ['she', 'long', 'smile', 1, 'chestnut', 'apron', 'plum', 'white', {}],
    ['she', 'afro', 'laugh', 4, 'black', 'cardigan', 'sun', 'green', {}],
    ['she', 'bun', 'calm', 3, 'brown', 'tee', 'green', 'sun', { cloth: '#F5B83D', turn: 'left' }],
    ['he', 'front-fade', 'laugh', 5, 'black', 'shirt', 'white', 'sky', { shape: 'oval', beard: 'short' }],
    ['she', 'mediumBangs', 'smile', 0, 'copper', 'stripes', 'white', 'coral', {}],
    ['she', 'hijab', 'smile', 2, 'black', 'tee', 'coral', 'coral', { cloth: '#0B5D4E', turn: 'left' }],
    ['she', 'longCurly', 'laugh', 3, 'brown', 'apron', 'mint', 'night', {}],
    ['he', 'front-quiff', 'smile', 1, 'brown', 'vest', 'sky', 'night', { shape: 'square' }],
    ['she', 'grayMedium', 'smile', 1, 'gray', 'cardigan', 'white', 'plum', { glasses: 'glasses' }],
    ['she', 'cornrows', 'cute', 5, 'black', 'apron', 'white', 'mint', { turn: 'left' }],
    ['she', 'front-afro', 'smile', 5, 'black', 'cardigan', 'lilac', 'white', { shape: 'heart' }],
  ],
  'auto-care': [
    ['he', 'noHair1', 'laugh', 3, 'black', 'overalls', 'sun', 'blue', { beard: 'full2' }],
    ['he', 'short1', 'smile', 1, 'black', 'overalls', 'white', 'green', { turn: 'left', build: 'wide' }],
    ['she', 'medium2', 'smile', 1, 'brown', 'overalls', 'coral', 'night', { turn: 'left', build: 'narrow' }],
    ['he', 'hatBeanie', 'smile', 0, 'copper', 'vest', 'stone', 'coral', { beard: 'full4', cloth: '#E4674B' }],
    ['he', 'twists', 'laugh', 5, 'black', 'shirt', 'sun', 'white', { turn: 'left' }],
    ['he', 'front-crop', 'smile', 1, 'blond', 'overalls', 'white', 'coral', { shape: 'square', beard: 'short' }],
    ['she', 'cornrows2', 'smile', 4, 'black', 'vest', 'white', 'green', { turn: 'left' }],
    ['he', 'grayShort', 'smile', 1, 'gray', 'shirt', 'mint', 'white', { beard: 'moustache6', build: 'wide' }],
    ['she', 'front-braids', 'laugh', 2, 'black', 'overalls', 'white', 'coral', { shape: 'round' }],
    ['he', 'front-crop', 'smile', 3, 'black', 'overalls', 'sun', 'plum', { shape: 'round' }],
  ],
  'pet-services': [
    ['she', 'front-bangs', 'laugh', 1, 'black', 'overalls', 'white', 'green', { shape: 'round' }],
    ['she', 'bangs', 'laugh', 0, 'copper', 'stripes', 'white', 'blue', {}],
    ['he', 'front-locs', 'smile', 4, 'black', 'tee', 'mint', 'mint', { shape: 'oval' }],
    ['she', 'medium3', 'calm', 3, 'brown', 'apron', 'coral', 'white', { turn: 'left' }],
    ['he', 'short5', 'laugh', 1, 'chestnut', 'overalls', 'coral', 'blue', { build: 'narrow' }],
    ['she', 'buns', 'smile', 5, 'black', 'overalls', 'rose', 'plum', {}],
    ['she', 'grayBun', 'cute', 1, 'white', 'apron', 'blue', 'white', { glasses: 'glasses2', turn: 'left' }],
    ['he', 'turban', 'smile', 3, 'black', 'shirt', 'sky', 'white', { beard: 'full', cloth: '#E4674B' }],
    ['she', 'longBangs', 'smile', 1, 'blond', 'cardigan', 'white', 'green', { build: 'narrow' }],
    ['he', 'hatHip', 'smile', 2, 'brown', 'vest', 'white', 'leaf', { cloth: '#8A5A3C', turn: 'left' }],
  ],
  'food-trucks': [
    ['he', 'short3', 'laugh', 2, 'black', 'apron', 'white', 'coral', { beard: 'moustache5' }],
    ['she', 'bun2', 'smile', 3, 'black', 'apron', 'white', 'green', { cloth: '#E4674B', turn: 'left', build: 'wide' }],
    ['he', 'hatBeanie', 'laugh', 4, 'black', 'apron', 'mint', 'night', { cloth: '#F5B83D' }],
    ['she', 'medium1', 'smile', 1, 'black', 'apron', 'coral', 'white', {}],
    ['he', 'front-bald', 'laugh', 5, 'gray', 'apron', 'white', 'plum', { shape: 'round', beard: 'full' }],
    ['he', 'noHair3', 'smile', 1, 'gray', 'apron', 'blue', 'white', { beard: 'moustache7', turn: 'left' }],
    ['she', 'dreads1', 'laugh', 4, 'brown', 'stripes', 'white', 'green', { build: 'wide' }],
    ['she', 'front-bun', 'calm', 4, 'black', 'apron', 'blue', 'white', { shape: 'oval', cloth: '#F5B83D' }],
    ['he', 'pomp', 'smile', 3, 'brown', 'apron', 'white', 'green', { beard: 'full3' }],
    ['she', 'long', 'laugh', 3, 'black', 'tee', 'plum', 'plum', { turn: 'left' }],
  ],
  'home-services': [
    ['he', 'short2', 'smile', 3, 'black', 'overalls', 'coral', 'blue', { beard: 'chin', turn: 'left' }],
    ['she', 'front-bob', 'smile', 2, 'black', 'overalls', 'sun', 'night', { shape: 'heart' }],
    ['he', 'grayShort', 'laugh', 2, 'gray', 'overalls', 'white', 'coral', { beard: 'full4' }],
    ['she', 'afro', 'smile', 5, 'black', 'overalls', 'white', 'coral', { turn: 'left' }],
    ['he', 'front-beanie', 'smile', 2, 'black', 'stripes', 'white', 'blue', { shape: 'round', cloth: '#3E6FB0' }],
    ['she', 'medium2', 'laugh', 2, 'black', 'shirt', 'coral', 'white', { turn: 'left' }],
    ['he', 'flatTopLong', 'smile', 4, 'black', 'overalls', 'white', 'plum', {}],
    ['she', 'hijab', 'calm', 1, 'black', 'cardigan', 'white', 'sun', { cloth: '#3E6FB0', turn: 'left' }],
    ['he', 'noHair1', 'smile', 0, 'copper', 'overalls', 'stone', 'plum', { beard: 'full4', glasses: 'glasses3' }],
    ['she', 'front-bun', 'laugh', 2, 'gray', 'apron', 'coral', 'white', { shape: 'round', cloth: '#6F4E9C' }],
    [
      'he',
      'front-bald',
      'smile',
      1,
      'white',
      'stripes',
      'white',
      'blue',
      { shape: 'square', beard: 'moustache', glasses: 'square' },
    ],
  ],
  'tech-services': [
    ['he', 'short1', 'smile', 1, 'brown', 'shirt', 'sun', 'white', { glasses: 'glasses3', turn: 'left' }],
    ['she', 'mediumStraight', 'smile', 0, 'black', 'cardigan', 'white', 'coral', { build: 'narrow' }],
    ['he', 'dreads2', 'laugh', 5, 'black', 'shirt', 'mint', 'white', { glasses: 'glasses', build: 'narrow' }],
    ['she', 'medium3', 'smile', 3, 'black', 'tee', 'sun', 'sun', { glasses: 'glasses5', turn: 'left' }],
    ['he', 'short5', 'smile', 0, 'blond', 'stripes', 'white', 'green', { build: 'narrow' }],
    ['she', 'bantuKnots', 'laugh', 4, 'black', 'cardigan', 'sun', 'green', { turn: 'left' }],
    [
      'he',
      'front-quiff',
      'smile',
      3,
      'black',
      'cardigan',
      'white',
      'blue',
      { shape: 'oval', beard: 'short', glasses: 'square' },
    ],
    ['she', 'longBangs', 'calm', 2, 'brown', 'shirt', 'mint', 'white', { glasses: 'glasses2', build: 'narrow' }],
    ['he', 'shaved2', 'smile', 3, 'black', 'vest', 'white', 'coral', { beard: 'full', turn: 'left' }],
    ['she', 'bangs2', 'laugh', 1, 'copper', 'tee', 'green', 'green', { build: 'narrow' }],
  ],
  'eco-services': [
    ['she', 'longCurly', 'smile', 1, 'copper', 'overalls', 'white', 'green', { turn: 'left' }],
    [
      'he',
      'hatHip',
      'laugh',
      4,
      'black',
      'overalls',
      'sun',
      'green',
      { beard: 'goatee2', cloth: '#E9A23B', turn: 'left', build: 'wide' },
    ],
    ['she', 'bun', 'smile', 2, 'black', 'stripes', 'white', 'coral', { cloth: '#E4674B' }],
    ['he', 'front-quiff', 'laugh', 2, 'black', 'overalls', 'coral', 'night', { shape: 'heart', beard: 'moustache' }],
    ['she', 'grayBun', 'laugh', 0, 'gray', 'cardigan', 'sun', 'coral', { build: 'wide' }],
    [
      'he',
      'hatBeanie',
      'smile',
      1,
      'brown',
      'stripes',
      'white',
      'blue',
      { beard: 'full2', cloth: '#3E6FB0', turn: 'left' },
    ],
    ['she', 'cornrows', 'smile', 4, 'brown', 'overalls', 'sun', 'blue', { build: 'narrow' }],
    ['she', 'mediumBangs', 'cute', 2, 'black', 'apron', 'coral', 'white', { turn: 'left', build: 'narrow' }],
    ['he', 'front-crop', 'smile', 3, 'black', 'overalls', 'white', 'plum', { shape: 'oval' }],
    ['he', 'front-crop', 'laugh', 0, 'copper', 'vest', 'white', 'green', { shape: 'oval', beard: 'full' }],
    ['he', 'front-crop', 'smile', 3, 'black', 'shirt', 'sky', 'white', { shape: 'heart', glasses: 'square' }],
    ['he', 'front-fade', 'calm', 0, 'blond', 'vest', 'white', 'coral', { shape: 'square' }],
    ['he', 'front-crop', 'laugh', 2, 'black', 'shirt', 'mint', 'white', { shape: 'round', beard: 'moustache' }],
    ['she', 'front-bob', 'laugh', 1, 'chestnut', 'tee', 'sun', 'sun', { shape: 'oval', glasses: 'round' }],
    ['she', 'front-waves', 'smile', 2, 'black', 'apron', 'coral', 'white', { shape: 'round' }],
    ['she', 'front-locs', 'laugh', 5, 'brown', 'overalls', 'white', 'leaf', { shape: 'heart' }],
    ['she', 'front-curls', 'laugh', 3, 'brown', 'stripes', 'white', 'plum', { shape: 'oval' }],
    ['he', 'front-crop', 'calm', 1, 'black', 'overalls', 'white', 'green', { shape: 'oval' }],
    ['she', 'front-curls', 'smile', 0, 'white', 'cardigan', 'white', 'blue', { shape: 'round', glasses: 'round' }],
    ['she', 'front-braids', 'smile', 4, 'brown', 'apron', 'white', 'coral', { shape: 'oval' }],
    ['she', 'front-waves', 'cute', 3, 'black', 'tee', 'coral', 'coral', { shape: 'heart' }],
  ],
  clients: [
    ['she', 'front-waves', 'smile', 1, 'chestnut', 'tee', 'coral', 'coral', { shape: 'oval' }],
    ['she', 'mediumBangs2', 'laugh', 1, 'copper', 'tee', 'plum', 'plum', {}],
    ['he', 'flatTop', 'smile', 5, 'black', 'vest', 'sun', 'green', { turn: 'left' }],
    ['she', 'long', 'cute', 2, 'black', 'stripes', 'white', 'green', {}],
    ['he', 'short3', 'smile', 1, 'chestnut', 'cardigan', 'white', 'blue', { glasses: 'glasses3', turn: 'left' }],
    ['she', 'bun2', 'smile', 3, 'black', 'cardigan', 'white', 'leaf', { cloth: '#F5B83D' }],
  ],
};

interface Portrait {
  id: string;
  /** Which pronoun fits the picture best, so that demo names match. */
  pronoun: 'she' | 'he';
  group: CategoryId | 'clients';
  person: Person;
}

/** All portraits with their ids: p01 to p83 for professionals, c01 to c06 for clients. */
export const portraits: Portrait[] = numbered();

/**
 * Returns the person of a portrait, to appear again in a scene.
 * @throws Error if there is no such portrait
 */
export function personOfPortrait(id: string): Person {
  const portrait = portraits.find((candidate) => candidate.id === id);
  if (!portrait) throw new Error(`No portrait ${id}`);
  return portrait.person;
}

function numbered(): Portrait[] {
  let professional = 0;
  return Object.entries(lines).flatMap(([group, people]) =>
    people.map((entry, index) => {
      const id = group === 'clients' ? `c${pad(index + 1)}` : `p${pad(++professional)}`;
      return { id, pronoun: entry[0], group: group as Portrait['group'], person: personOf(entry) };
    }),
  );
}

function personOf(line: Line): Person {
  const [, , face, skin, hair, garment, top, trim] = line;
  const dress = { face, garment, skin: skins[skin], hair: hairs[hair], top: paint[top], trim: paint[trim] };
  if (isFront(line)) return { view: 'front', head: line[1], ...dress, ...line[8] };
  return { head: line[1], ...dress, ...line[8] };
}

function isFront(line: Line): line is FrontLine {
  return line[1].startsWith('front-');
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
