import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statusTone } from '#app/features/visits/status-tone.ts';
import { dayContents, toneOfDay } from './day-tone.ts';
import { proves } from '#tests/support/proves.ts';

const none = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
const tone = (counts: Partial<typeof none>, blocked_minutes = 0, by_hand = 0) =>
  toneOfDay({ counts: { ...none, ...counts }, by_hand, blocked_minutes });

describe('the color of a day', () => {
  it('is that of a confirmed appointment before all others', proves('CAL-013'), () => {
    expect(tone({ confirmed: 1, pending: 9, completed: 9, cancelled: 9 }, 60)).toBe('confirmed');
  });
  it('then of a pending one', proves('CAL-014'), () => {
    expect(tone({ pending: 1, completed: 9, cancelled: 9 }, 60)).toBe('pending');
  });
  it('then of a completed one', proves('CAL-015'), () => {
    expect(tone({ completed: 1, cancelled: 9 }, 60)).toBe('completed');
  });
  it('then of a cancelled one', proves('CAL-016'), () => {
    expect(tone({ cancelled: 1 }, 60)).toBe('cancelled');
  });
  it('is gray where time is blocked and nothing else lies', proves('CAL-017'), () => {
    expect([tone({}, 1), tone({})]).toEqual(['blocked', 'none']);
  });
  it('is that of a visit entered by hand where no booking stands', () => {
    expect([tone({}, 60, 1), tone({ cancelled: 1 }, 0, 1), tone({ pending: 1 }, 0, 1)]).toEqual([
      'by-hand',
      'by-hand',
      'pending',
    ]);
  });
  it('is said in words, too', () => {
    const counts = { ...none, cancelled: 1, confirmed: 2 };
    expect([
      dayContents({ counts, by_hand: 1, blocked_minutes: 30 }),
      dayContents({ counts: none, by_hand: 0, blocked_minutes: 0 }),
    ]).toEqual(['2 confirmed, 1 cancelled, 1 entered by hand, blocked time', 'free']);
  });
});

/** The hue in degrees of a color, and how far it is from gray, in both themes. */
function looksOf(token: string): { hue: number; colorfulness: number }[] {
  const sheet = readFileSync('app/ui/styles/tokens.css', 'utf8');
  const name = new RegExp(`--color-${token}: var\\(--([\\w-]+)\\)`).exec(sheet)?.[1] ?? '';
  return [...sheet.matchAll(new RegExp(`--${name}: #(\\w{6})`, 'g'))].map(([, hex = '']) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const sixth =
      most === red
        ? (green - blue) / (most - least)
        : most === green
          ? 2 + (blue - red) / (most - least)
          : 4 + (red - green) / (most - least);
    return { hue: (sixth * 60 + 360) % 360, colorfulness: most - least };
  });
}

describe('the color of an appointment, in both themes', () => {
  for (const [proof, name, status, [from, to]] of [
    [proves('CAL-018'), 'confirmed is green', 'confirmed', [140, 175]],
    [proves('CAL-019'), 'pending is amber', 'pending', [30, 50]],
    [proves('CAL-020'), 'cancelled is red', 'cancelled', [0, 12]],
    [proves('CAL-021'), 'completed is blue', 'completed', [205, 225]],
  ] as const)
    it(name, proof, () => {
      const looks = looksOf(statusTone(status));
      expect(looks).toHaveLength(2);
      for (const { hue } of looks) expect(from <= hue && hue <= to).toBe(true);
    });

  it('anything else is gray', proves('CAL-022'), () => {
    const looks = looksOf(statusTone('no_show'));
    expect(looks).toHaveLength(2);
    for (const { colorfulness } of looks) expect(colorfulness).toBeLessThan(30);
  });
});
