/** Screens, phones and boxes with cables. The origin is the center of the base unless noted. */
import { at, box, disc, flat, flatBox, flatDisc, line, oval, shape, times } from '../drawing.ts';
import { INK, paint } from '../palette.ts';

/** Screen contents; the origin is the center, for a screen about 240 wide. */
export const screens = {
  wifi:
    line('M-64-20Q0-72 64-20M-38 10Q0-22 38 10', { width: 14, color: paint.green }) + flatDisc(0, 36, 12, paint.coral),
  photo: flatDisc(52, -32, 20, paint.sun) + flat('M-110 56-40-24 10 30 44-4 110 56Z', paint.leaf),
  chart: [40, 64, 52, 90, 112]
    .map((tall, index) => flatBox(-86 + index * 38, 44 - tall, 24, tall, index === 4 ? paint.coral : paint.mint, 4))
    .join(''),
  code: [
    [-90, -46, 70],
    [-66, -20, 110],
    [-66, 6, 84],
    [-90, 32, 50],
  ]
    .map(([x = 0, y = 0, w = 0], i) =>
      line(`M${x} ${y}h${w}`, {
        width: 11,
        color: [paint.coral, paint.mint, paint.sun, paint.lilac][i] ?? INK,
      }),
    )
    .join(''),
  play: flatDisc(0, 0, 44, paint.coral) + flat('M-13-22 24 0-13 22Z', paint.white),
  shield:
    shape('M0-56Q28-36 54-38 56 30 0 60-56 30-54-38-28-36 0-56Z', paint.mint) +
    line('M-20 0-4 18 24-16', { width: 11 }),
  lock:
    line('M-26-4V-26a26 26 0 0 1 52 0v22', { width: 12 }) +
    box(-44, -6, 88, 66, paint.sun, 12) +
    flatDisc(0, 24, 10, INK),
  broken: line('M-100 60-30-10-44-40 30-66M-30-10 40 24 100-10M40 24 20 64', { width: 5 }),
} as const;

type Screen = keyof typeof screens;

export function laptop(screen: Screen, options: { shell?: string; background?: string } = {}): string {
  const { shell = paint.steel, background = paint.paper } = options;
  return (
    box(-150, -214, 300, 200, paint.night, 16) +
    flatBox(-130, -194, 260, 160, background, 6) +
    at(0, -114, screens[screen]) +
    shape('M-196-18H196L180 0H-180Z', shell)
  );
}

export function monitor(screen: Screen, background: string = paint.paper): string {
  return (
    shape('M-26-60H26L34-8H-34Z', paint.steel) +
    box(-90, -14, 180, 16, paint.steel, 8) +
    box(-170, -284, 340, 226, paint.night, 16) +
    flatBox(-152, -266, 304, 190, background, 6) +
    at(0, -170, screens[screen])
  );
}

/** A flat-screen television; the origin is its center. */
export function television(width: number, screen: Screen, background: string = paint.sky): string {
  const height = width * 0.58;
  return (
    box(-width / 2, -height / 2, width, height, paint.night, 14) +
    flatBox(-width / 2 + 18, -height / 2 + 18, width - 36, height - 36, background, 4) +
    at(0, 0, screens[screen], { scale: width / 300 })
  );
}

/** A phone lying face up; the origin is its center. */
export function phone(screen: Screen, background: string = paint.paper): string {
  return (
    box(-92, -180, 184, 360, paint.night, 30) +
    flatBox(-76, -150, 152, 296, background, 12) +
    at(0, 0, screens[screen], { scale: 0.62 }) +
    line('M-20-164H20', { width: 6, color: paint.steel })
  );
}

export function router(fill: string = paint.paper): string {
  return (
    line('M-96-60-120-200M96-60 120-200M0-60V-210', { width: 13 }) +
    box(-150, -76, 300, 76, fill, 18) +
    [-100, -60, -20]
      .map((x, i) => flatDisc(x, -38, 10, [paint.mint, paint.mint, paint.sun][i] ?? paint.mint))
      .join('') +
    line('M40-38H110', { width: 7 })
  );
}

export function waves(color: string = paint.green): string {
  return line('M-120-44Q0-140 120-44M-80 0Q0-66 80 0', { width: 14, color });
}

export function camera(): string {
  return (
    shape('M-20-40H20V0H-20Z', paint.steel) +
    box(-64, -12, 128, 24, paint.steel, 8) +
    shape('M-110-130H70Q96-130 96-104V-66Q96-40 70-40H-110Z', paint.paper) +
    disc(-110, -85, 50, paint.night) +
    disc(-110, -85, 24, paint.sky) +
    flatDisc(64, -106, 8, paint.coral)
  );
}

export function speaker(fill: string): string {
  return (
    box(-70, -200, 140, 200, fill, 30) +
    disc(0, -70, 46, paint.night) +
    disc(0, -70, 18, paint.stone) +
    disc(0, -152, 24, paint.night)
  );
}

/** Headphones: a band between two ear pads; the origin is below the pads. */
export function headphones(fill: string): string {
  return (
    line('M-86-70V-110a86 86 0 0 1 172 0v40', { width: 20 }) +
    box(-112, -100, 52, 96, fill, 24) +
    box(60, -100, 52, 96, fill, 24)
  );
}

export function keyboard(width: number): string {
  const keys = Math.floor((width - 30) / 30);
  return (
    box(-width / 2, -26, width, 26, paint.paper, 8) +
    times(keys, (index) => flatBox(-width / 2 + 18 + index * 30, -18, 20, 8, paint.stone, 3))
  );
}

export function mouse(): string {
  return oval(0, -14, 34, 20, paint.paper) + line('M0-32V-20', { width: 4 });
}

/** An open computer case with a fan and boards; the origin is the center of its base. */
export function openCase(): string {
  return (
    box(-140, -380, 280, 380, paint.night, 18) +
    flatBox(-116, -356, 232, 332, paint.plum, 10) +
    disc(0, -270, 64, paint.steel) +
    times(6, (index) => at(0, -270, shape('M0 0Q26-22 12-54-18-44 0 0Z', paint.paper), { turn: index * 60 })) +
    disc(0, -270, 13, paint.sun) +
    box(-96, -174, 192, 44, paint.mint, 6) +
    box(-96, -116, 192, 26, paint.sun, 6) +
    box(-96, -76, 192, 26, paint.sun, 6) +
    line('M60-130Q110-110 60-60M-70-130v14', { width: 7, color: paint.coral })
  );
}

export function screwdriver(handle: string): string {
  return (
    line('M0-60V-180', { width: 12, color: paint.steel }) +
    shape('M-10-196H10L8-176H-8Z', paint.steel) +
    box(-24, -80, 48, 110, handle, 20)
  );
}

export function cable(d: string, color: string): string {
  return line(d, { width: 20 }) + line(d, { width: 9, color });
}

export function solderChip(): string {
  return (
    times(5, (index) => line(`M-90 ${-48 + index * 24}H90`, { width: 8, color: paint.steel })) +
    box(-62, -70, 124, 140, paint.night, 12) +
    flatDisc(-36, -44, 9, paint.steel)
  );
}
