/**
 * The tools of stylists, makeup artists, nail artists and massage therapists. The origin is the center of the base
 * unless noted.
 */
import { at, box, disc, flat, flatBox, flatDisc, line, oval, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';

/** Open scissors, points up; the origin is the pivot. */
export function scissors(handles: string): string {
  const half =
    shape('M-9 20Q-16-90 6-176 22-90 12 20Z', paint.white) +
    line('M2 16 8 66') +
    `<ellipse cx="16" cy="106" rx="32" ry="42" fill="none" stroke-width="24"/><ellipse cx="16" cy="106" rx="32" ry="42" fill="none" stroke="${handles}" stroke-width="11"/>`;
  return at(0, 0, half, { turn: -20 }) + at(0, 0, half, { turn: 20, mirror: true }) + disc(0, 6, 9, paint.sun);
}

/** A comb, teeth to the right, handle down; the origin is its lower end. */
export function comb(fill: string): string {
  return shape(
    'M-14 0V-250q0-16 16-16h6q8 0 8 8v8h38v12H16v14h38v12H16v14h38v12H16v14h38v12H16v14h38v12H16v14h38v12H16V0q0 12-15 12T-14 0Z',
    fill,
  );
}

export function dryer(fill: string, nozzle: string = paint.night): string {
  return (
    line('M50-14Q60 10 100 0', { width: 9 }) +
    shape('M4-150H76L62-20Q60-4 44-4H36Q20-4 18-20Z', fill) +
    box(20, -128, 24, 40, paint.sun, 8) +
    shape('M-160-262H-104V-182H-160Q-172-182-172-194V-250Q-172-262-160-262Z', nozzle) +
    shape('M-112-274Q-20-310 56-300 136-286 136-222T56-144Q-20-134-112-170Z', fill) +
    disc(62, -222, 42, paint.paper) +
    line('M36-234H88M34-216H90M44-198H80', { width: 6 })
  );
}

export function pumpBottle(fill: string, label: string = paint.paper): string {
  return (
    line('M0-190V-236') +
    shape('M-52-256H20q16 0 16 16H-22v12h-30Z', paint.night) +
    box(-26, -206, 52, 28, paint.night, 6) +
    box(-54, -182, 108, 182, fill, 24) +
    flatBox(-50, -122, 100, 74, label) +
    flatDisc(0, -85, 18, fill)
  );
}

export function jar(fill: string, lid: string = paint.night): string {
  return box(-58, -84, 116, 84, fill, 18) + box(-64, -112, 128, 36, lid, 10);
}

/** A cup of tools; `tools` are drawn behind its front, with their origin at the center of its rim. */
export function tumbler(fill: string, tools: string): string {
  return (
    at(0, -110, tools) + shape('M-56-120H56L46-10Q45 0 36 0H-36Q-45 0-46-10Z', fill) + line('M-51-80H51', { width: 6 })
  );
}

export function brush(hair: string, handle: string = paint.night): string {
  return (
    line('M0 60V-60', { width: 16, color: handle }) +
    box(-14, -104, 28, 50, paint.sun, 5) +
    shape('M-20-104Q-40-150 0-196 40-150 20-104Z', hair)
  );
}

export function lipstick(color: string): string {
  return (
    shape('M-22-120V-176Q-22-186 22-206V-120Z', color) +
    box(-28, -128, 56, 36, paint.sun, 4) +
    box(-36, -96, 72, 96, paint.night, 8)
  );
}

/** An open makeup palette; the origin is its center. */
export function makeUpPalette(colors: string[], shell: string = paint.night): string {
  return (
    box(-190, -170, 380, 160, shell, 24) +
    flatBox(-166, -148, 332, 116, '#E6F1F7', 12) +
    flat('M-120-32-40-148H0L-80-32Z', paint.white) +
    box(-190, -6, 380, 170, shell, 24) +
    colors.map((color, index) => disc(-132 + (index % 4) * 88, 42 + Math.floor(index / 4) * 76, 32, color)).join('')
  );
}

export function polish(fill: string): string {
  return (
    shape('M-18-96H18L12-186Q11-194 0-194T-12-186Z', paint.night) +
    box(-46, -100, 92, 100, fill, 22) +
    line('M-24-72V-40', { width: 7, color: paint.white })
  );
}

/** A hand with painted nails, fingers up; the origin is the center of the wrist. */
export function hand(skin: string, nails: string[]): string {
  const finger = (x: number, length: number, turn: number, nail: string): string =>
    at(
      x,
      -210,
      box(-27, -length, 54, length + 60, skin, 27) +
        shape(`M-17-${length - 10}q17-26 34 0v26q0 12-17 12t-17-12Z`, nail),
      { turn },
    );
  const color = (index: number): string => nails[index % nails.length] ?? paint.coral;
  return (
    finger(-78, 150, -12, color(0)) +
    finger(-24, 190, -4, color(1)) +
    finger(32, 180, 4, color(2)) +
    finger(82, 130, 12, color(3)) +
    shape('M-108-230Q-96-250 0-240 96-250 112-214 120-120 84-70V20H-72V-60Q-116-110-108-230Z', skin) +
    at(-84, -104, box(-26, -130, 52, 170, skin, 26) + shape('M-16-118q16-24 32 0v20q0 12-16 12t-16-12Z', color(4)), {
      turn: -48,
    }) +
    flat('M-84-140Q-70-80-66-50H40V-160H-60Z', skin) +
    line('M-54-226V-196M4-230V-200M58-226V-198', { width: 6 })
  );
}

/** A wide mirror with lights around it; the origin is the center of its base. */
export function vanityMirror(rim: string, reflection = ''): string {
  return (
    box(-200, -460, 400, 460, rim, 40) +
    box(-156, -416, 312, 372, '#E6F1F7', 20) +
    reflection +
    [-178, 178].map((x) => times(4, (index) => disc(x, -380 + index * 100, 16, paint.sun))).join('') +
    times(3, (index) => disc(-90 + index * 90, -438, 16, paint.sun))
  );
}

export function handMirror(rim: string): string {
  return (
    box(-18, -140, 36, 140, rim, 16) +
    oval(0, -236, 92, 108, rim) +
    oval(0, -236, 68, 84, '#E6F1F7') +
    line('M-30-270 0-300M-34-230 34-296', { width: 6, color: paint.white })
  );
}

export function massageTable(sheet: string): string {
  return (
    line('M-230-150-290 0M-180-150-120 0M230-150 290 0M180-150 120 0', { width: 14, color: paint.wood }) +
    box(-330, -190, 660, 46, paint.night, 18) +
    shape('M-330-176Q-332-214-290-214H300Q334-214 332-176V-90Q290-74 250-90 210-76 170-92H-80V-176Z', sheet) +
    shape('M-330-240q0-34 40-34h80q40 0 40 34 0 30-40 30h-80q-40 0-40-30Z', paint.white)
  );
}

export function towels(colors: string[]): string {
  return colors
    .map(
      (fill, index) =>
        box(-84, -44 - index * 44, 168, 44, fill, 20) + line(`M-84 ${-22 - index * 44}H40`, { width: 5 }),
    )
    .join('');
}

export function stones(): string {
  return oval(0, -22, 92, 24, paint.night) + oval(4, -62, 70, 22, paint.steel) + oval(-4, -98, 48, 18, paint.night);
}

export function salonChair(fill: string): string {
  return (
    line('M0-30V-110', { width: 24, color: paint.steel }) +
    oval(0, -14, 110, 16, paint.night) +
    box(-120, -170, 240, 60, fill, 26) +
    box(-104, -400, 208, 240, fill, 44) +
    line('M-60-350V-210M0-350V-210M60-350V-210', { width: 5 }) +
    box(-150, -240, 44, 110, fill, 20) +
    box(106, -240, 44, 110, fill, 20)
  );
}
