/** Where a link in a text leads. */
export type ShortLinkTarget = 'client' | 'rescue' | 'professional';

const letters: Record<ShortLinkTarget, string> = { client: 'c', rescue: 'r', professional: 'p' };

/** Returns the path of a visit in a text: `/t/`, a letter for the page, and the id in 22 characters instead of 36. */
export function shortLink(target: ShortLinkTarget, bookingId: string): string {
  const bytes = bookingId.replaceAll('-', '').match(/../g) ?? [];
  const id = btoa(String.fromCodePoint(...bytes.map((byte) => Number.parseInt(byte, 16))));
  return `/t/${letters[target]}${id.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Returns what the last part of such a path names; undefined if it names nothing. */
export function readShortLink(code: string): { target: ShortLinkTarget; bookingId: string } | undefined {
  if (!/^[crp][\w-]{22}$/.test(code)) return undefined;
  const target = (Object.keys(letters) as ShortLinkTarget[]).find((one) => letters[one] === code[0]);
  const bytes = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  const digits = [...bytes].map((byte) => (byte.codePointAt(0) ?? 0).toString(16).padStart(2, '0')).join('');
  const bookingId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return target && { target, bookingId };
}
