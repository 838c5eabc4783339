/** Food and what it is served on. The origin is the center of the base. */
import { at, box, clipped, disc, flat, flatBox, flatDisc, line, oval, puff, shape, times } from '../drawing.ts';
import { INK, paint } from '../palette.ts';

export function taco(): string {
  return (
    puff(-60, -88, 46, 36, 8, paint.leaf) +
    puff(20, -98, 60, 40, 9, paint.leaf) +
    disc(-30, -112, 20, paint.coral) +
    disc(50, -110, 20, paint.coral) +
    disc(-86, -76, 16, paint.coral) +
    line('M-6-128 20-104M70-90 88-76', { width: 10, color: paint.sun }) +
    shape('M-150 0C-150-130-60-122 0-110 90-92 140-60 150 0Z', paint.sun) +
    flatDisc(-70, -44, 5, paint.honey) +
    flatDisc(-20, -70, 5, paint.honey) +
    flatDisc(30, -36, 5, paint.honey) +
    flatDisc(90, -30, 5, paint.honey)
  );
}

export function burger(): string {
  return (
    shape('M-124-36H124V-24Q124 0 98 0H-98Q-124 0-124-24Z', paint.honey) +
    box(-134, -70, 268, 36, paint.bark, 16) +
    shape('M-130-72H130L96-46 62-70 20-40-20-70Z', paint.sun) +
    shape('M-138-86q14 24 34 4 18 24 38 2 18 22 38 0 18 22 38 0 18 22 38-2 20 18 38-4v-16h-224Z', paint.leaf) +
    box(-124, -118, 248, 26, paint.coral, 12) +
    shape('M-128-116Q-128-226 0-226T128-116Z', paint.honey) +
    [
      [-60, -176],
      [-10, -196],
      [44, -180],
      [80, -148],
      [-20, -154],
      [-88, -142],
    ]
      .map(([x = 0, y = 0]) => flat(`M${x} ${y}q10-8 18 2-8 8-18-2Z`, paint.paper))
      .join('')
  );
}

export function fries(cup: string = paint.coral): string {
  const sticks = times(7, (index) =>
    at(-54 + index * 18, -110, box(-9, -96 + ((index * 5) % 3) * 20, 18, 120, paint.sun, 3), {
      turn: -12 + index * 4,
    }),
  );
  return (
    sticks +
    shape('M-76-130Q0-90 76-130L54-6Q53 0 46 0H-46Q-53 0-54-6Z', cup) +
    flat('M-16-106 -12-4H12L16-106Z', paint.paper)
  );
}

export function paperCup(sleeve: string = paint.green): string {
  return (
    shape('M-54-170H54L40-6Q39 0 32 0H-32Q-39 0-40-6Z', paint.paper) +
    shape('M-51-126H51L44-54H-44Z', sleeve) +
    box(-64, -196, 128, 28, paint.night, 10) +
    flatDisc(0, -90, 16, paint.sun)
  );
}

export function mug(fill: string): string {
  return (
    line('M56-100q46-4 46 30T48-34', { width: 16, color: fill }) +
    line('M56-108q58-4 58 38T48-24M58-88q32-4 32 18T50-44', { width: 5 }) +
    box(-64, -124, 124, 124, fill, 18)
  );
}

export function steam(height = 90): string {
  const wisp = (x: number): string => `M${x} 0q-18-${height * 0.25} 0-${height * 0.5}t0-${height * 0.5}`;
  return line(wisp(-34) + wisp(0) + wisp(34), { width: 7, color: paint.paper });
}

export function cake(icing: string, filling: string = paint.coral): string {
  return (
    box(-140, -120, 280, 120, paint.sand, 14) +
    flatBox(-136, -70, 272, 22, filling) +
    shape(
      'M-150-116q0-44 44-44h212q44 0 44 44v10q0 24-24 24t-24-24q0 40-26 40t-26-40q0 22-26 22t-26-22q0 46-26 46t-26-46q0 26-24 26t-24-26q0 22-26 22t-26-22Z',
      icing,
    ) +
    [-90, -30, 30, 90].map((x) => disc(x, -174, 20, paint.coral) + line(`M${x}-194q4-16 16-20`, { width: 5 })).join('')
  );
}

export function cupcake(icing: string, cup: string): string {
  return (
    shape('M-62-76H62L46-6Q45 0 38 0H-38Q-45 0-46-6Z', cup) +
    line('M-28-70-22-6M0-70V-6M28-70 22-6', { width: 5 }) +
    shape('M-76-84q-8-40 28-44 0-38 38-40 8-28 14-30 10 6 10 30 36 4 34 40 34 6 28 44Z', icing) +
    disc(2, -206, 17, paint.coral)
  );
}

export function doughnut(icing: string): string {
  return (
    disc(0, 0, 96, paint.honey) +
    puff(0, 0, 82, 82, 11, icing) +
    disc(0, 0, 32, paint.paper) +
    times(12, (index) =>
      at(0, 0, line('M-8 0H8', { width: 8, color: [paint.sun, paint.white, paint.green][index % 3] ?? INK }), {
        turn: 0,
      }).replace(
        'translate(0 0)',
        `translate(${Math.round(58 * Math.cos(index * 0.52))} ${Math.round(58 * Math.sin(index * 0.52))}) rotate(${(index * 67) % 180})`,
      ),
    )
  );
}

/** A bowl seen from the side, its contents heaped above the rim. */
export function servingBowl(fill: string, heap: string): string {
  return (
    heap +
    shape('M-150-110H150Q146-30 60-12V0H-60V-12Q-146-30-150-110Z', fill) +
    line('M-120-74Q-110-40-60-30', { width: 5 })
  );
}

export function noodles(): string {
  return (
    puff(-20, -118, 110, 34, 11, paint.sun) +
    line('M-90-120q20-20 40 0t40 0 40 0M-60-136q20-18 40 0t40 0', { width: 6 }) +
    oval(70, -132, 40, 28, paint.white) +
    disc(70, -132, 15, paint.sun) +
    shape('M-110-116q-20-50 20-60 30 20 16 60Z', paint.leaf) +
    line('M-20-130 120-290M10-126 150-276', { width: 12, color: paint.wood })
  );
}

export function salad(): string {
  return (
    puff(-80, -126, 58, 46, 9, paint.leaf) +
    puff(80, -126, 58, 46, 9, paint.green) +
    puff(0, -138, 62, 50, 9, paint.mint) +
    disc(-36, -128, 26, paint.coral) +
    disc(54, -136, 22, paint.coral) +
    disc(6, -166, 20, paint.sun)
  );
}

/** A round pizza seen from above; the origin is its center. */
export function pizza(radius: number): string {
  const spots = [
    [-0.35, -0.3],
    [0.3, -0.42],
    [0.05, 0.1],
    [-0.42, 0.3],
    [0.42, 0.3],
    [0, -0.62],
    [0.1, 0.6],
  ];
  return (
    disc(0, 0, radius, paint.honey) +
    disc(0, 0, radius * 0.86, paint.sun) +
    spots
      .map(([x = 0, y = 0], index) =>
        index % 3 === 2
          ? at(x * radius, y * radius, shape('M0 0q24-36 52-8-26 26-52 8Z', paint.leaf))
          : disc(x * radius, y * radius, radius * 0.14, paint.coral),
      )
      .join('') +
    line(
      `M0-${radius}V${radius}M-${radius * 0.87}-${radius * 0.5} ${radius * 0.87} ${radius * 0.5}M${radius * 0.87}-${radius * 0.5}-${radius * 0.87} ${radius * 0.5}`,
      { width: 4 },
    )
  );
}

export function skewer(): string {
  return (
    line('M-180 0H180', { width: 9, color: paint.wood }) +
    [paint.coral, paint.leaf, paint.bark, paint.sun, paint.bark]
      .map((fill, index) => box(-130 + index * 54, -30, 46, 60, fill, 16))
      .join('')
  );
}

export function iceCream(scoop: string, second: string): string {
  return (
    puff(0, -256, 54, 48, 9, second) +
    puff(0, -196, 64, 46, 9, scoop) +
    shape('M-60-176H60L8-6Q0 6-8-6Z', paint.honey) +
    line('M-38-176 20-40M38-176-20-40M0-176 34-104M0-176-34-104', { width: 4 })
  );
}

export function plate(width: number): string {
  return oval(0, -8, width / 2, 22, paint.white) + oval(0, -12, width * 0.34, 11, paint.sand);
}

/**
 * A food truck seen from the side, its counter open; `inside` shows in the window, with its origin at the center of
 * the counter.
 */
export function foodTruck(body: string, awning: string, inside = ''): string {
  const stripe = (index: number): string => {
    const x = -176 + index * 44;
    return shape(`M${x}-300h44v44a22 22 0 0 1-44 0Z`, index % 2 === 0 ? awning : paint.paper);
  };
  return (
    shape('M-300-52V-190Q-298-206-284-210L-226-226V-340Q-226-356-210-356H278Q296-356 296-338V-52Z', body) +
    shape('M-280-184-230-206V-140H-280Z', '#E6F1F7') +
    box(-166, -270, 330, 120, paint.night, 6) +
    clipped('truck-window', '<path d="M-166-270H164V-150H-166Z"/>', at(0, -150, inside)) +
    times(8, stripe) +
    box(-190, -152, 378, 24, paint.paper, 8) +
    line('M-300-96H296', { width: 6 }) +
    disc(-284, -84, 14, paint.sun) +
    box(206, -300, 64, 130, paint.paper, 8) +
    line('M222-272h32M222-246h32M222-220h20', { width: 6 }) +
    [-190, 190]
      .map((x) => flatDisc(x, -46, 62, INK) + disc(x, -46, 48, paint.night) + disc(x, -46, 22, paint.stone))
      .join('')
  );
}
