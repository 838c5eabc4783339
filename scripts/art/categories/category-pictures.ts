/**
 * The seven category pictures: large objects of a trade, standing at the foot of the arch. Transparent, because the
 * page draws the arch and its tint behind them. They are 400 by 440; the arch cuts off the upper corners.
 */
import { at, disc, flatDisc, glint, line, picture, type Size } from '../drawing.ts';
import { type CategoryId, paint } from '../palette.ts';
import { rubberDuck, sittingDog, tub } from '../parts/animals.ts';
import { comb, dryer, jar, scissors, tumbler } from '../parts/beauty.ts';
import { monitor, phone, router, waves } from '../parts/devices.ts';
import { foodTruck, mug, steam, taco } from '../parts/food.ts';
import { armchair, floorLamp, frame, wallArt } from '../parts/furniture.ts';
import { leaf, pottedPlant } from '../parts/plants.ts';
import { leafMark, paintTin, roller, solarPanel, sprayBottle } from '../parts/tools.ts';
import { bubbles, bucket, car, foam, sponge } from '../parts/vehicles.ts';

const categorySize: Size = { width: 400, height: 440 };

const ground = line('M14 436H386', { width: 8 });

const contents: Record<CategoryId, string> = {
  'beauty-wellness':
    at(158, 434, dryer(paint.coral), { scale: 0.86 }) +
    at(74, 434, jar(paint.green, paint.sun), { scale: 0.9 }) +
    at(
      310,
      434,
      tumbler(
        paint.sun,
        at(-30, 20, comb(paint.plum), { scale: 0.98, turn: -7 }) +
          at(14, -30, scissors(paint.green), { scale: 0.62, turn: 186 }),
      ),
    ) +
    glint(84, 138, 22, paint.white) +
    glint(190, 88, 32, paint.white) +
    ground,
  'auto-care':
    at(202, 434, car('hatch', paint.green), { scale: 0.69 }) +
    at(212, 276, foam(176, 34), { scale: 0.94 }) +
    at(64, 436, bucket(paint.coral), { scale: 0.66 }) +
    at(336, 438, sponge(), { scale: 0.66 }) +
    bubbles([
      [84, 232, 24],
      [140, 168, 36],
      [264, 152, 28],
      [206, 84, 22],
      [318, 218, 17],
      [92, 118, 14],
    ]) +
    ground,
  'pet-services':
    at(
      200,
      436,
      tub(
        paint.mint,
        at(0, -66, sittingDog({ coat: '#E3AE74', mark: paint.wood, ears: 'floppy', patch: true, tongue: true }), {
          scale: 1.08,
        }),
      ),
      { scale: 0.86 },
    ) +
    at(322, 276, rubberDuck(), { scale: 0.7 }) +
    bubbles([
      [60, 196, 22],
      [96, 130, 14],
      [342, 156, 26],
      [306, 96, 14],
    ]) +
    ground,
  'food-trucks':
    at(176, 218, taco(), { scale: 0.78 }) +
    at(
      202,
      434,
      foodTruck(
        paint.coral,
        paint.green,
        at(-60, 0, mug(paint.sun), { scale: 0.62 }) + at(60, 0, jar(paint.mint, paint.paper), { scale: 0.66 }),
      ),
      { scale: 0.63 },
    ) +
    at(176, 104, steam(74)) +
    ground,
  'home-services':
    at(292, 434, floorLamp(paint.sun, 480), { scale: 0.8 }) +
    at(128, 84, frame(120, 104, wallArt.hills)) +
    at(318, 384, roller(paint.coral), { scale: 0.52 }) +
    at(190, 434, armchair(paint.green), { scale: 0.86 }) +
    at(94, 436, pottedPlant(paint.coral, paint.leaf, paint.mint), { scale: 0.52 }) +
    at(338, 436, paintTin(paint.coral), { scale: 0.6 }) +
    ground,
  'tech-services':
    at(188, 434, monitor('shield', paint.paper)) +
    at(188, 108, waves(paint.green), { scale: 0.9 }) +
    flatDisc(188, 122, 13, paint.coral) +
    at(108, 436, router(), { scale: 0.52 }) +
    at(332, 350, phone('lock', paint.lilac), { scale: 0.48, turn: 6 }) +
    ground,
  'eco-services':
    disc(290, 112, 54, paint.sun) +
    at(84, 434, solarPanel(3, 5, 62)) +
    at(104, 436, sprayBottle(paint.green, leafMark(2, -66, 84)), { scale: 0.9 }) +
    leaf(312, 322, 112, -34, paint.leaf) +
    leaf(322, 322, 126, 24, paint.mint) +
    at(318, 436, jar(paint.coral, paint.clay), { scale: 1.02 }) +
    ground,
};

export function categorySvg(id: CategoryId): string {
  return picture(categorySize, contents[id], { ink: 7 });
}
