/**
 * The portraits: professionals by category, then clients. Picked by hand, one person per line, from all options of
 * the set: only open, friendly faces; hair, skin, age and clothes vary within each trade.
 */
import type { Garment } from './clothes.ts';
import { type CategoryId, paint } from './palette.ts';
import type { Beard, Face, Glasses, Head, Person } from './people.ts';

export const skins = ['#F6D2B8', '#EBB68F', '#D99A6C', '#BF7A4B', '#98592F', '#6E3F24'] as const;

export const hairs = {
  black: '#2B2420',
  brown: '#5E3A28',
  chestnut: '#8A4B2A',
  copper: '#B95B2E',
  blond: '#D9A34A',
  grey: '#A39A90',
  white: '#E9E2D6',
} as const;

type Extras = { beard?: Beard; glasses?: Glasses; cloth?: string };
type Line = [
  pronoun: 'she' | 'he',
  head: Head,
  face: Face,
  skin: 0 | 1 | 2 | 3 | 4 | 5,
  hair: keyof typeof hairs,
  garment: Garment,
  top: keyof typeof paint,
  trim?: keyof typeof paint,
  extras?: Extras,
];

const lines: Record<CategoryId | 'clients', Line[]> = {
  'beauty-wellness': [
    ['she', 'long', 'smile', 1, 'chestnut', 'apron', 'plum', 'white'],
    ['she', 'afro', 'laugh', 4, 'black', 'cardigan', 'sun', 'green'],
    ['she', 'bun', 'calm', 3, 'brown', 'tee', 'green', 'sun', { cloth: '#F5B83D' }],
    ['he', 'pomp', 'smile', 2, 'black', 'shirt', 'white', 'sky', { beard: 'full' }],
    ['she', 'mediumBangs', 'smile', 0, 'copper', 'stripes', 'white', 'coral'],
    ['she', 'hijab', 'smile', 2, 'black', 'tee', 'coral', 'coral', { cloth: '#0B5D4E' }],
    ['she', 'longCurly', 'laugh', 3, 'brown', 'apron', 'mint', 'night'],
    ['he', 'short2', 'calm', 1, 'brown', 'vest', 'sky', 'night'],
    ['she', 'grayMedium', 'smile', 1, 'grey', 'cardigan', 'white', 'plum', { glasses: 'glasses' }],
    ['she', 'cornrows', 'cute', 5, 'black', 'apron', 'white', 'mint'],
    ['she', 'bangs2', 'calm', 0, 'black', 'shirt', 'lilac', 'white'],
  ],
  'auto-care': [
    ['he', 'noHair1', 'laugh', 3, 'black', 'overalls', 'sun', 'blue', { beard: 'full2' }],
    ['he', 'short1', 'smile', 2, 'black', 'overalls', 'white', 'green'],
    ['she', 'medium2', 'smile', 1, 'brown', 'overalls', 'coral', 'night'],
    ['he', 'hatBeanie', 'smile', 0, 'copper', 'vest', 'stone', 'coral', { beard: 'full4', cloth: '#E4674B' }],
    ['he', 'twists', 'laugh', 5, 'black', 'shirt', 'sun', 'white'],
    ['he', 'short4', 'calm', 1, 'blond', 'overalls', 'white', 'coral'],
    ['she', 'cornrows2', 'smile', 4, 'black', 'vest', 'white', 'green'],
    ['he', 'grayShort', 'smile', 1, 'grey', 'shirt', 'mint', 'white', { beard: 'moustache6' }],
    ['he', 'flatTop', 'cute', 4, 'black', 'tee', 'coral'],
    ['he', 'shaved2', 'smile', 2, 'brown', 'overalls', 'sun', 'plum'],
  ],
  'pet-services': [
    ['she', 'mediumBangs3', 'smile', 2, 'black', 'overalls', 'white', 'green'],
    ['she', 'bangs', 'laugh', 0, 'copper', 'stripes', 'white', 'blue'],
    ['he', 'dreads2', 'smile', 4, 'brown', 'tee', 'mint'],
    ['she', 'medium3', 'calm', 3, 'brown', 'apron', 'coral', 'white'],
    ['he', 'short5', 'laugh', 1, 'chestnut', 'overalls', 'coral', 'blue'],
    ['she', 'buns', 'smile', 5, 'black', 'overalls', 'rose', 'plum'],
    ['she', 'grayBun', 'cute', 1, 'white', 'apron', 'blue', 'white', { glasses: 'glasses2' }],
    ['he', 'turban', 'smile', 3, 'black', 'shirt', 'sky', 'white', { beard: 'full', cloth: '#E4674B' }],
    ['she', 'longBangs', 'smile', 1, 'blond', 'cardigan', 'white', 'green'],
    ['he', 'hatHip', 'smile', 2, 'brown', 'vest', 'white', 'leaf', { cloth: '#8A5A3C' }],
  ],
  'food-trucks': [
    ['he', 'short3', 'laugh', 2, 'black', 'apron', 'white', 'coral', { beard: 'moustache5' }],
    ['she', 'bun2', 'smile', 3, 'black', 'apron', 'white', 'green', { cloth: '#E4674B' }],
    ['he', 'hatBeanie', 'laugh', 4, 'black', 'apron', 'mint', 'night', { cloth: '#F5B83D' }],
    ['she', 'medium1', 'smile', 1, 'black', 'apron', 'coral', 'white'],
    ['he', 'twists2', 'smile', 5, 'black', 'apron', 'white', 'plum'],
    ['he', 'noHair3', 'smile', 1, 'grey', 'apron', 'blue', 'white', { beard: 'moustache7' }],
    ['she', 'dreads1', 'laugh', 4, 'brown', 'stripes', 'white', 'green'],
    ['she', 'mediumBangs2', 'calm', 0, 'blond', 'apron', 'blue', 'white'],
    ['he', 'pomp', 'smile', 3, 'brown', 'apron', 'white', 'green', { beard: 'full3' }],
    ['she', 'long', 'laugh', 4, 'black', 'tee', 'plum'],
  ],
  'home-services': [
    ['he', 'short2', 'smile', 3, 'black', 'overalls', 'coral', 'blue', { beard: 'chin' }],
    ['she', 'bangs', 'smile', 1, 'chestnut', 'overalls', 'sun', 'night'],
    ['he', 'grayShort', 'laugh', 2, 'grey', 'overalls', 'white', 'coral', { beard: 'full4' }],
    ['she', 'afro', 'smile', 5, 'black', 'overalls', 'white', 'coral'],
    ['he', 'shaved1', 'calm', 0, 'brown', 'vest', 'sun', 'blue'],
    ['she', 'medium2', 'laugh', 2, 'copper', 'shirt', 'coral', 'white'],
    ['he', 'flatTopLong', 'smile', 4, 'black', 'overalls', 'white', 'plum'],
    ['she', 'hijab', 'calm', 1, 'black', 'cardigan', 'white', 'sun', { cloth: '#3E6FB0' }],
    ['he', 'noHair1', 'smile', 0, 'copper', 'overalls', 'stone', 'plum', { beard: 'full4', glasses: 'glasses3' }],
    ['she', 'grayMedium', 'laugh', 3, 'white', 'apron', 'coral', 'white'],
    ['he', 'short4', 'smile', 2, 'brown', 'stripes', 'white', 'blue'],
  ],
  'tech-services': [
    ['he', 'short1', 'smile', 1, 'brown', 'shirt', 'sun', 'white', { glasses: 'glasses3' }],
    ['she', 'mediumStraight', 'smile', 0, 'black', 'cardigan', 'white', 'coral'],
    ['he', 'dreads2', 'laugh', 5, 'black', 'shirt', 'mint', 'white', { glasses: 'glasses' }],
    ['she', 'medium3', 'smile', 3, 'black', 'tee', 'sun', 'sun', { glasses: 'glasses5' }],
    ['he', 'short5', 'smile', 0, 'blond', 'stripes', 'white', 'green'],
    ['she', 'bantuKnots', 'laugh', 4, 'black', 'cardigan', 'sun', 'green'],
    ['he', 'turban', 'calm', 2, 'black', 'cardigan', 'white', 'blue', { beard: 'full2', cloth: '#0B5D4E' }],
    ['she', 'longBangs', 'calm', 2, 'brown', 'shirt', 'mint', 'white', { glasses: 'glasses2' }],
    ['he', 'shaved2', 'smile', 3, 'black', 'vest', 'white', 'coral', { beard: 'full' }],
    ['she', 'bangs2', 'laugh', 1, 'copper', 'tee', 'green'],
  ],
  'eco-services': [
    ['she', 'longCurly', 'smile', 1, 'copper', 'overalls', 'white', 'green'],
    ['he', 'hatHip', 'laugh', 4, 'black', 'overalls', 'sun', 'green', { beard: 'goatee2', cloth: '#E9A23B' }],
    ['she', 'bun', 'smile', 2, 'black', 'stripes', 'white', 'coral', { cloth: '#E4674B' }],
    ['he', 'twists', 'calm', 3, 'brown', 'overalls', 'coral', 'night', { glasses: 'glasses5' }],
    ['she', 'grayBun', 'laugh', 0, 'grey', 'cardigan', 'sun', 'coral'],
    ['he', 'hatBeanie', 'smile', 1, 'brown', 'stripes', 'white', 'blue', { beard: 'full2', cloth: '#3E6FB0' }],
    ['she', 'cornrows', 'smile', 4, 'brown', 'overalls', 'sun', 'blue'],
    ['she', 'mediumBangs', 'cute', 2, 'black', 'apron', 'coral', 'white'],
    ['he', 'afro', 'laugh', 3, 'brown', 'overalls', 'white', 'plum', { beard: 'chin' }],
    ['she', 'medium1', 'smile', 0, 'blond', 'vest', 'white', 'coral'],
  ],
  clients: [
    ['she', 'longAfro', 'smile', 4, 'black', 'tee', 'coral'],
    ['he', 'short3', 'smile', 1, 'chestnut', 'cardigan', 'white', 'blue', { glasses: 'glasses3' }],
    ['she', 'long', 'cute', 2, 'black', 'stripes', 'white', 'green'],
    ['he', 'grayShort', 'calm', 0, 'white', 'shirt', 'sky', 'white', { beard: 'moustache6' }],
    ['she', 'mediumBangs2', 'laugh', 1, 'copper', 'tee', 'plum'],
    ['he', 'flatTop', 'smile', 5, 'black', 'vest', 'sun', 'green'],
  ],
};

interface Portrait {
  id: string;
  /** Which pronoun fits the picture best, so that demo names match. */
  pronoun: 'she' | 'he';
  group: CategoryId | 'clients';
  person: Person;
}

/** All portraits with their ids: p01 to p72 for professionals, c01 to c06 for clients. */
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

function personOf([, head, face, skin, hair, garment, top, trim, extras = {}]: Line): Person {
  const colours = { skin: skins[skin], hair: hairs[hair], top: paint[top], trim: paint[trim ?? top] };
  return { head, face, garment, ...colours, ...extras };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
