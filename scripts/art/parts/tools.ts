/** Tools of the home and garden trades. The origin is the center of the base unless noted. */
import { at, box, disc, flat, flatBox, flatDisc, line, oval, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { leaf } from './plants.ts';

/** A paint roller, handle down; the origin is the end of the handle. */
export function roller(color: string): string {
  return line('M0-90V-150H110V-220H86') + box(-18, -100, 36, 100, paint.coral, 14) + box(-96, -256, 184, 70, color, 20);
}

export function paintTin(color: string, label: string = paint.paper): string {
  return (
    line('M-72-120Q0-210 72-120', { width: 6 }) +
    box(-76, -130, 152, 130, label, 10) +
    oval(0, -130, 76, 20, color) +
    flatBox(-72, -82, 144, 40, color) +
    shape('M30-126V-74a12 12 0 0 0 24 0V-128Z', color)
  );
}

export function ladder(height: number): string {
  const rungs = Math.floor(height / 70);
  return (
    line(`M60-${height} 150 0`, { width: 16, color: paint.honey }) +
    line(`M-60 0 0-${height}M70 0 60-${height}`, { width: 18, color: paint.wood }) +
    times(rungs, (index) => {
      const t = (index + 0.6) / rungs;
      return line(`M${-60 + 60 * t} ${-height * t}L${70 - 10 * t} ${-height * t}`, {
        width: 13,
        color: paint.honey,
      });
    }) +
    box(-10, -height - 16, 82, 26, paint.coral, 8)
  );
}

export function toolbox(fill: string): string {
  return (
    line('M-60-124V-164Q-60-176-48-176H48Q60-176 60-164V-124', { width: 16 }) +
    box(-140, -130, 280, 130, fill, 16) +
    line('M-140-76H140') +
    box(-26, -96, 52, 40, paint.sun, 6)
  );
}

export function wrench(color: string = paint.steel): string {
  return shape('M-18 0V-150Q-56-172-50-214L-22-190H22L50-214Q56-172 18-150V0Q18 18 0 18T-18 0Z', color);
}

export function hammer(handle: string = paint.honey): string {
  return (
    box(-14, -190, 28, 200, handle, 10) + shape('M-70-244H40Q60-240 70-214L50-206Q40-190 16-190H-70Z', paint.night)
  );
}

export function sprayBottle(fill: string, label = ''): string {
  return (
    shape('M-20-196V-240H-66Q-76-240-76-252V-270Q-76-282-64-282H20Q48-282 52-250L40-236H20V-196Z', paint.night) +
    line('M-20-238Q-46-226-40-196') +
    shape(
      'M-26-200H26Q30-160 56-130 64-118 64-100V-20Q64 0 44 0H-44Q-64 0-64-20V-100Q-64-118-56-130-30-160-26-200Z',
      fill,
    ) +
    label
  );
}

export function vacuum(fill: string): string {
  return (
    line('M40-120Q-40-300-120-330T-200-120L-240-10') +
    box(-300, -24, 116, 26, paint.night, 8) +
    shape('M-70-70Q-70-160 30-160T140-70V-30H-70Z', fill) +
    disc(-30, -36, 36, paint.night) +
    disc(100, -36, 36, paint.night) +
    disc(36, -96, 26, paint.paper)
  );
}

export function broom(): string {
  return (
    line('M0-110V-400', { width: 15, color: paint.honey }) +
    shape('M-30-120H30L64 0H-64Z', paint.sun) +
    line('M-28-60-36 0M0-70V0M28-60 36 0', { width: 5 }) +
    box(-34, -132, 68, 26, paint.coral, 6)
  );
}

export function mopBucket(fill: string): string {
  return (
    line('M-20-110 60-380', { width: 15, color: paint.honey }) +
    shape('M-80-120H80L62-8Q60 0 50 0H-50Q-60 0-62-8Z', fill) +
    line('M-76-90H76', { width: 6 })
  );
}

export function wateringCan(fill: string): string {
  return (
    line('M70-130Q150-130 130-60 116-24 70-24', { width: 15 }) +
    shape('M-70-70-160-150-176-136-70-10Z', fill) +
    shape('M-190-168-146-146-166-110-206-140Z', fill) +
    box(-80, -140, 160, 140, fill, 18) +
    line('M-80-104H80', { width: 6 })
  );
}

/** A tilted solar panel; the origin is its lower left corner. */
export function solarPanel(columns: number, rows: number, cell = 62): string {
  const width = columns * cell;
  const height = rows * cell * 0.82;
  const lean = height * 0.45;
  const cells = times(columns - 1, (index) =>
    line(`M${(index + 1) * cell} 0l${lean} ${-height}`, { width: 4, color: paint.sky }),
  );
  const lines = times(rows - 1, (index) => {
    const t = (index + 1) / rows;
    return line(`M${lean * t} ${-height * t}h${width}`, { width: 4, color: paint.sky });
  });
  return (
    flat(`M0 0H${width}L${width + lean} ${-height}H${lean}Z`, paint.blue) +
    cells +
    lines +
    shape(`M0 0H${width}L${width + lean} ${-height}H${lean}Z`, 'none') +
    flat(`M${width * 0.18} 0h${cell * 0.5}l${lean} ${-height}h${-cell * 0.5}Z`, '#FFFFFF33')
  );
}

export function compostBin(fill: string): string {
  return (
    shape('M-120-230H120L140 0H-140Z', fill) +
    line('M-126-170H126M-130-110H130M-136-54H136', { width: 6 }) +
    shape('M-138-262H138Q150-262 150-246V-228H-150V-246Q-150-262-138-262Z', paint.green) +
    leafMark(0, -110)
  );
}

/** The leaf that marks green services, centered on (x, y). */
export function leafMark(x: number, y: number, size = 90, fill: string = paint.mint): string {
  return leaf(x - size * 0.3, y + size * 0.42, size, 36, fill);
}

export function recycleBin(fill: string, mark: string): string {
  return shape('M-90-190H90L74-10Q73 0 62 0H-62Q-73 0-74-10Z', fill) + box(-102, -220, 204, 36, fill, 10) + mark;
}

export function storageJar(content: string, level = 0.6): string {
  const height = 170;
  return (
    box(-62, -height, 124, height, '#EAF3F2', 18) +
    flatBox(-57, -height * level, 114, height * level - 5, content, 13) +
    box(-56, -height - 34, 112, 40, paint.clay, 8)
  );
}

export function crate(width: number, inside = ''): string {
  return (
    at(0, -96, inside) +
    times(3, (index) => box(-width / 2, -34 - index * 40, width, 34, index === 1 ? paint.honey : paint.clay, 5)) +
    box(-width / 2 + 16, -116, 24, 116, paint.wood, 4) +
    box(width / 2 - 40, -116, 24, 116, paint.wood, 4)
  );
}

export function boiler(): string {
  return (
    box(-110, -340, 220, 340, paint.white, 24) +
    disc(0, -210, 52, paint.sand) +
    line('M0-210 26-240', { width: 8, color: paint.coral }) +
    box(-60, -110, 120, 40, paint.night, 10) +
    flatDisc(-30, -90, 8, paint.mint) +
    flatDisc(0, -90, 8, paint.sun) +
    line('M-60 0V60M0 0V60M60 0V60', { width: 15, color: paint.clay })
  );
}

export function tap(): string {
  return (
    line('M0 0V-120Q0-170 50-170T100-120V-100', { width: 38 }) +
    line('M0 0V-120Q0-170 50-170T100-120V-100', { width: 22, color: paint.stone }) +
    box(-46, -88, 40, 22, paint.coral, 8)
  );
}

export function outlet(): string {
  return (
    box(-60, -60, 120, 120, paint.white, 18) +
    disc(0, 0, 40, paint.sand) +
    flatDisc(-14, 0, 7, paint.night) +
    flatDisc(14, 0, 7, paint.night)
  );
}
