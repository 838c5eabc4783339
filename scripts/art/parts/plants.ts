/** Plants. The origin of each is the center of its base. */
import { at, box, disc, line, puff, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';

function pot(fill: string = paint.coral): string {
  return shape('M-52-92H52L40-4Q38 0 32 0H-32Q-38 0-40-4Z', fill) + box(-60, -112, 120, 28, fill, 8);
}

/** A leaf growing from (x, y), `length` long, rotated clockwise by `turn` degrees. */
export function leaf(x: number, y: number, length: number, turn: number, fill: string): string {
  const w = length * 0.42;
  return at(
    x,
    y,
    shape(
      `M0 0C${-w} ${-length * 0.25} ${-w} ${-length * 0.75} 0 ${-length}C${w} ${-length * 0.75} ${w} ${-length * 0.25} 0 0Z`,
      fill,
    ) + line(`M0 0V${-length * 0.66}`, { width: 5 }),
    { turn },
  );
}

export function pottedPlant(
  potFill: string = paint.coral,
  leafFill: string = paint.green,
  second: string = paint.leaf,
): string {
  return (
    leaf(-14, -100, 150, -52, second) +
    leaf(14, -100, 150, 52, leafFill) +
    leaf(-8, -104, 190, -24, leafFill) +
    leaf(8, -104, 190, 24, second) +
    leaf(0, -104, 220, 0, leafFill) +
    pot(potFill)
  );
}

export function cactus(potFill: string = paint.sun): string {
  return at(0, -86, wildCactus()) + pot(potFill);
}

export function wildCactus(): string {
  const arm = 'M-30-104h-24q-34 0-34-34v-30q0-18 18-18t18 18v24h22Z';
  return (
    shape(arm, paint.leaf) +
    at(0, -40, shape(arm, paint.leaf), { mirror: true }) +
    shape('M-36 0V-214q0-38 36-38t36 38V0Z', paint.leaf) +
    line('M-12-204v40M12-164v40M-10-104v36', { width: 5 })
  );
}

export function herb(potFill: string = paint.paper): string {
  return (
    line('M0-100V-190M-20-100Q-26-150-44-172M20-100Q26-150 44-172') +
    puff(-46, -190, 34, 30, 7, paint.leaf) +
    puff(46, -190, 34, 30, 7, paint.leaf) +
    puff(0, -226, 44, 40, 8, paint.green) +
    pot(potFill)
  );
}

export function flowers(vase: string = paint.blue): string {
  const flower = (x: number, y: number, fill: string): string =>
    puff(x, y, 30, 30, 6, fill) + disc(x, y, 12, paint.sun);
  return (
    line('M0-90 0-250M-6-90-62-210M6-90 66-220') +
    leaf(0, -140, 70, -50, paint.leaf) +
    leaf(0, -150, 70, 50, paint.leaf) +
    flower(-66, -226, paint.white) +
    flower(70, -236, paint.coral) +
    flower(0, -276, paint.rose) +
    shape('M-24-126h48q-4 34 22 62 18 32-6 64H-40q-24-32-6-64 26-28 22-62Z', vase)
  );
}

export function tree(crown: string = paint.leaf, height = 420): string {
  return (
    shape(`M-18 0-12-${height * 0.55}h24L18 0Z`, paint.wood) +
    puff(0, -height * 0.68, height * 0.27, height * 0.29, 11, crown) +
    line(`M${-height * 0.1} ${-height * 0.76}q20-24 46-24M${height * 0.02} ${-height * 0.58}q26 4 44-16`, {
      width: 6,
    })
  );
}

/** A row of lettuce, `count` heads wide, for beds and crates. */
export function greens(count: number, step: number, fill: string = paint.leaf): string {
  return times(count, (index) => {
    const x = (index - (count - 1) / 2) * step;
    return (
      puff(x, -26, step * 0.46, 36, 9, index % 2 === 0 ? fill : paint.green) +
      line(`M${x} 0V-26m-12-10 12 14 12-14`, { width: 5 })
    );
  });
}

export function sprout(fill: string = paint.leaf): string {
  return line('M0 0V-70') + leaf(0, -60, 74, -48, fill) + leaf(0, -60, 74, 48, paint.mint);
}
