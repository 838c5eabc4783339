/** Vehicles seen from the side, facing left; the origin is on the ground below the center. */
import { at, box, disc, flatDisc, line, puff, shape, times } from '../drawing.ts';
import { INK, paint } from '../palette.ts';

interface Model {
  body: string;
  glass: readonly string[];
  wheels: readonly [number, number];
  light: readonly [number, number];
}

const models = {
  hatch: {
    body: 'M-272-64C-274-112-264-130-225-138L-150-152C-112-212-72-236-10-238H90C162-238 202-208 238-152 264-142 276-122 276-90V-62Q276-42 256-42H-252Q-272-42-272-64Z',
    glass: ['M-116-154C-88-194-58-210-16-212V-154Z', 'M18-212H90C138-210 168-190 192-154H18Z'],
    wheels: [-166, 166],
    light: [-256, -104],
  },
  sedan: {
    body: 'M-302-64C-304-112-292-130-246-138L-146-152C-104-210-64-230-4-230H66C124-230 156-194 190-154L262-142C292-136 304-116 304-88V-62Q304-42 284-42H-282Q-302-42-302-64Z',
    glass: ['M-112-154C-84-190-56-206-10-206V-154Z', 'M22-206H66C104-206 126-186 150-154H22Z'],
    wheels: [-184, 186],
    light: [-284, -104],
  },
  suv: {
    body: 'M-276-66V-122C-274-144-260-152-232-156L-158-166-112-250Q-102-268-82-268H214Q246-268 254-236L278-150V-66Q278-44 256-44H-256Q-276-44-276-66Z',
    glass: ['M-124-168-84-240H-20V-168Z', 'M12-240H110V-168H12Z', 'M140-240H206Q220-240 224-226L238-168H140Z'],
    wheels: [-164, 170],
    light: [-258, -112],
  },
  van: {
    body: 'M-290-66V-134C-288-156-274-166-248-172L-204-264Q-190-300-150-300H262Q292-300 292-270V-66Q292-44 270-44H-268Q-290-44-290-66Z',
    glass: ['M-214-176-178-254Q-170-270-150-270H-104V-176Z'],
    wheels: [-180, 180],
    light: [-272, -116],
  },
  pickup: {
    body: 'M-296-66V-120C-294-142-280-150-248-154L-170-162-124-236Q-114-250-96-250H30Q46-250 50-234L62-162H286Q300-162 300-148V-66Q300-44 280-44H-276Q-296-44-296-66Z',
    glass: ['M-134-164-98-222H-50V-164Z', 'M-22-222H22L34-164H-22Z'],
    wheels: [-184, 190],
    light: [-278, -112],
  },
} as const satisfies Record<string, Model>;

export type CarModel = keyof typeof models;

export function car(model: CarModel, color: string): string {
  const { body, glass, wheels, light } = models[model];
  const doors = model === 'van' ? 'M-84-172V-44M-84-110H292' : 'M1-152V-60M-150-96H250';
  return (
    shape(body, color) +
    glass.map((pane) => shape(pane, '#E6F1F7')).join('') +
    line(doors, { width: 5 }) +
    line('M24-124h34', { width: 9 }) +
    disc(light[0] + 10, light[1] + 4, 15, paint.sun) +
    wheels.map((x) => wheel(x)).join('')
  );
}

function wheel(x: number): string {
  return (
    flatDisc(x, -54, 68, INK) + disc(x, -54, 54, paint.night) + disc(x, -54, 28, paint.stone) + flatDisc(x, -54, 8, INK)
  );
}

/** A single alloy wheel seen head-on, with this `radius`; the origin is the hub. */
export function alloyWheel(radius: number, rim: string): string {
  return (
    disc(0, 0, radius, paint.night) +
    disc(0, 0, radius * 0.7, rim) +
    times(5, (index) =>
      at(
        0,
        0,
        shape(
          `M${-radius * 0.1} ${-radius * 0.16}L${-radius * 0.17} ${-radius * 0.62}Q0 ${-radius * 0.72} ${radius * 0.17} ${-radius * 0.62}L${radius * 0.1} ${-radius * 0.16}Z`,
          paint.night,
        ),
        { turn: index * 72 },
      ),
    ) +
    disc(0, 0, radius * 0.15, paint.paper)
  );
}

/** Foam running over a roof, `width` wide; the origin is the center of its top. */
export function foam(width: number, drip = 40): string {
  const bumps = Math.max(4, Math.round(width / 70));
  const step = width / bumps;
  const lower = Array.from(
    { length: bumps },
    (_, index) => `a${step / 2} ${drip * (0.6 + ((index * 7) % 3) * 0.3)} 0 0 1 ${-step} 0`,
  ).join('');
  return shape(
    `M${-width / 2} 0Q${-width / 2}-46 ${-width / 2 + 50}-44 ${-width * 0.2}-84 0-50 ${width * 0.24}-84 ${width / 2 - 46}-42 ${width / 2}-44 ${width / 2} 0${lower}Z`,
    paint.white,
  );
}

export function bubbles(spots: [x: number, y: number, r: number][]): string {
  return spots
    .map(
      ([x, y, r]) =>
        disc(x, y, r, paint.white) +
        line(`M${x - r * 0.5} ${y - r * 0.1}q0-${r * 0.4} ${r * 0.4}-${r * 0.4}`, { width: 4 }),
    )
    .join('');
}

export function bucket(fill: string, withFoam = true): string {
  return (
    line('M-62-120Q0-226 62-120') +
    (withFoam ? puff(0, -122, 60, 26, 9, paint.white) : '') +
    shape('M-70-120H70L54-8Q52 0 44 0H-44Q-52 0-54-8Z', fill) +
    line('M-66-92H66', { width: 6 })
  );
}

export function sponge(fill: string = paint.sun): string {
  return (
    box(-56, -52, 112, 52, fill, 16) +
    disc(-24, -30, 5, paint.honey) +
    disc(8, -20, 5, paint.honey) +
    disc(28, -36, 4, paint.honey)
  );
}

export function bicycle(frameColor: string): string {
  const wheelAt = (x: number): string =>
    `<circle cx="${x}" cy="-95" r="95" fill="none" stroke-width="13"/>` +
    line(`M${x} -190V0M${x - 95}-95H${x + 95}M${x - 67}-162 ${x + 67}-28M${x + 67}-162 ${x - 67}-28`, {
      width: 3,
    });
  return (
    wheelAt(-175) +
    wheelAt(175) +
    line('M-175-95-95-250H95L-20-95ZM-95-250-20-95M95-250 175-95M-20-95H-175', {
      width: 15,
      color: frameColor,
    }) +
    line('M-95-250-112-296M95-250 82-330') +
    shape('M-160-300q48-22 90 0-20 22-90 14Z', paint.wood) +
    line('M50-340q44-14 62 12') +
    disc(-20, -95, 22, paint.paper)
  );
}
