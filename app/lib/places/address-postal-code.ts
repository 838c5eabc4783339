const candidates = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g;
const unitBefore = /(?:#|\b(?:apt|apartment|unit|suite|ste|room|rm|box|floor|lot)\.?)\s*$/i;

/**
 * Finds the ZIP of a free-text US address: its last group of five digits ("78701", or "78701-1234" without the four),
 * or null. Two kinds of groups are not ZIPs: one at the start of an address with more text after it is a house number
 * ("12345 Main St, Austin"), and one after "#", "Apt", "Unit", "Box" and the like is a unit number. Whether the ZIP
 * exists is up to the postal code table.
 */
export function findPostalCode(address: string): string | null {
  const text = address.trim();
  const codes = [...text.matchAll(candidates)].filter((match) => !isOtherNumber(text, match));
  return codes.at(-1)?.[1] ?? null;
}

function isOtherNumber(text: string, match: RegExpExecArray): boolean {
  const isHouseNumber = match.index === 0 && match[0].length < text.length;
  return isHouseNumber || unitBefore.test(text.slice(Math.max(0, match.index - 16), match.index));
}
