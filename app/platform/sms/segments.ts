/** The characters of GSM 03.38's basic alphabet, one septet each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
    'abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those of its extension, two septets each. */
const extended = new Set('\f^{}\\[~]|€');

/** What our texts and people's names use, and what stands for it in the alphabet. */
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
};

export type Segments = { encoding: 'GSM-7' | 'UCS-2'; count: number };

/** The units of a text that is sent alone, and of each part of a longer one, whose header takes the rest. */
const sizes = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

/** Returns in how many segments a text travels, each of which is charged (GSM 03.38, 03.40). */
export function segmentsOf(text: string): Segments {
  const septets = septetsOf(text);
  const encoding = septets === undefined ? 'UCS-2' : 'GSM-7';
  const { alone, part } = sizes[encoding];
  const units = septets ?? [...text].map((character) => character.length);
  const total = units.reduce((sum, size) => sum + size, 0);
  return { encoding, count: total <= alone ? 1 : partsOf(units, part) };
}

/** No character is divided between two parts. */
function partsOf(units: readonly number[], size: number): number {
  let [parts, used] = [1, 0];
  for (const unit of units) {
    if (used + unit > size) [parts, used] = [parts + 1, 0];
    used += unit;
  }
  return parts;
}

/** Returns the septets of each character; undefined if one is not of the alphabet. */
function septetsOf(text: string): number[] | undefined {
  const septets = [...text].map((character) => (basic.has(character) ? 1 : extended.has(character) ? 2 : 0));
  return septets.includes(0) ? undefined : septets;
}

/**
 * Writes a text in the alphabet as far as that leaves it readable: plain quotation marks and dashes, and letters
 * without accents that it lacks. What has no such letter stays, and makes the text UCS-2.
 */
export function inPlainLetters(text: string): string {
  return [...text].map((character) => plain[character] ?? plainLetter(character)).join('');
}

function plainLetter(character: string): string {
  if (basic.has(character) || extended.has(character)) return character;
  const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && septetsOf(bare) ? bare : character;
}
