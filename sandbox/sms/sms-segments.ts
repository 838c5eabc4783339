const basic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/;
const extended = /^[\f^{}\\[~\]|€]$/;

/** Returns in how many segments a text travels: 160 septets or 70 UCS-2 units alone, 153 or 67 in each of several. */
export function countSegments(text: string): number {
  const characters = [...text];
  const isPlain = characters.every((one) => basic.test(one) || extended.test(one));
  const [alone, part] = isPlain ? [160, 153] : [70, 67];
  const units = characters.map((one) => (isPlain ? (basic.test(one) ? 1 : 2) : one.length));
  const total = units.reduce((sum, size) => sum + size, 0);
  return total <= alone ? 1 : Math.ceil(total / part);
}
