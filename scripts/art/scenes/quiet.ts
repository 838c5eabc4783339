/** Scenes for empty states. */
import { at, box, disc, flat, flatDisc, line, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { dogHead, sittingDog } from '../parts/animals.ts';
import { router } from '../parts/devices.ts';
import { cabinet, frame, wallArt } from '../parts/furniture.ts';
import { pottedPlant, wildCactus } from '../parts/plants.ts';
import { archDoor, archWindow, bush, doormat, facade, streetLamp, tulips, wallLamp } from '../parts/street.ts';
import { ladder, toolbox } from '../parts/tools.ts';
import { groundY, type StateScene } from './backdrop.ts';

function house(x: number, wall: string, door: string, height: number): string {
  return (
    at(x, groundY, facade(220, height, wall, paint.paper)) +
    at(x, groundY, archDoor({ width: 100, height: 200, surround: paint.paper, color: door })) +
    at(x - 52, groundY - height + 120, archWindow(46, 74, paint.sky)) +
    at(x + 52, groundY - height + 120, archWindow(46, 74, paint.sky))
  );
}

const puzzled = { coat: '#E3AE74', mark: paint.wood, ears: 'floppy', patch: true } as const;

export const quietScenes: StateScene[] = [
  {
    name: 'empty-directory',
    sky: '#CFE0F1',
    ground: paint.stone,
    draw:
      house(190, paint.rose, paint.green, 340) +
      house(420, paint.sun, paint.blue, 400) +
      house(650, paint.mint, paint.coral, 350) +
      house(860, paint.lilac, paint.green, 390) +
      at(304, 640, streetLamp(false), { scale: 0.9 }) +
      at(540, 640, bush(), { scale: 0.6 }) +
      at(760, 650, pottedPlant(paint.coral), { scale: 0.5 }),
  },
  {
    name: 'empty-search',
    sky: '#F4E3B8',
    ground: paint.honey,
    draw:
      at(690, groundY, archDoor({ width: 190, height: 350, surround: paint.paper, color: paint.green })) +
      at(690, 590, doormat(190)) +
      at(330, 660, sittingDog(puzzled), { scale: 1.1 }) +
      line('M470 470 560 590', { width: 44 }) +
      line('M470 470 560 590', { width: 26, color: paint.wood }) +
      disc(372, 350, 158, paint.paper) +
      `<clipPath id="lens"><circle cx="372" cy="350" r="150"/></clipPath><g clip-path="url(#lens)">${at(376, 376, dogHead(puzzled), { scale: 1.75 })}</g>` +
      `<circle cx="372" cy="350" r="158" fill="none" stroke-width="34"/><circle cx="372" cy="350" r="158" fill="none" stroke="${paint.coral}" stroke-width="16"/>`,
  },
  {
    name: 'not-found',
    sky: paint.lilac,
    ground: paint.sun,
    draw:
      disc(720, 200, 64, paint.paper) +
      flat('M0 570V470Q150 360 330 480T640 450 960 480V570Z', paint.rose) +
      line('M0 470Q150 360 330 480T640 450 960 480') +
      flat('M0 566H960V574H0Z', '#1F1B16') +
      flat('M430 590 300 720H640L530 590Z', '#FFFFFF55') +
      at(
        480,
        590,
        archDoor({
          width: 190,
          height: 360,
          surround: paint.green,
          color: paint.coral,
          open: 0.5,
          light: paint.paper,
        }),
      ) +
      at(770, 640, wildCactus(), { scale: 1 }) +
      at(190, 610, wildCactus(), { scale: 0.6 }),
  },
  {
    name: 'empty-bookings',
    sky: paint.mint,
    ground: paint.stone,
    draw:
      at(330, groundY, archDoor({ width: 250, height: 430, surround: paint.paper, color: paint.green })) +
      at(330, 600, doormat(300)) +
      at(120, 610, pottedPlant(paint.coral), { scale: 0.9 }) +
      at(530, 300, wallLamp(), { scale: 1.1 }) +
      at(670, 640, calendar(), { turn: 4 }),
  },
  {
    name: 'empty-favourites',
    sky: paint.blush,
    ground: paint.clay,
    draw:
      at(480, groundY, archDoor({ width: 260, height: 440, surround: paint.sun, color: paint.green })) +
      at(480, 340, heart(), { scale: 1.1 }) +
      at(480, 600, doormat(320, paint.honey)) +
      at(220, 640, tulips(), { scale: 1.4 }) +
      at(740, 640, tulips(), { scale: 1.4 }),
  },
  {
    name: 'empty-portfolio',
    sky: paint.lilac,
    ground: paint.wood,
    draw:
      at(250, 190, frame(150, 200, '')) +
      at(470, 130, frame(200, 150, '')) +
      at(470, 320, frame(200, 120, '')) +
      at(700, 200, frame(150, 190, wallArt.sun)) +
      at(470, 640, cabinet(420, 130, paint.sun, 3)) +
      at(360, 510, pottedPlant(paint.coral), { scale: 0.5 }) +
      at(170, 660, toolbox(paint.green), { scale: 0.8 }) +
      at(800, 650, ladder(330), { scale: 0.9 }),
  },
  {
    name: 'offline',
    sky: paint.night,
    ground: paint.plum,
    draw:
      flatDisc(690, 170, 54, paint.paper) +
      [
        [240, 180],
        [330, 110],
        [560, 100],
        [800, 300],
        [160, 320],
      ]
        .map(([x = 0, y = 0]) => flatDisc(x, y, 6, paint.paper))
        .join('') +
      at(330, groundY, facade(320, 300, paint.plum, paint.lilac)) +
      at(330, groundY, archDoor({ width: 110, height: 210, surround: paint.lilac, color: paint.coral })) +
      at(226, 440, archWindow(60, 90, paint.night)) +
      at(434, 440, archWindow(60, 90, paint.night)) +
      at(690, 640, router(), { scale: 0.9 }) +
      unplugged(),
  },
];

/** An unplugged cable: the plug lies in front of the socket. */
function unplugged(): string {
  const plug = box(-34, -24, 60, 48, paint.sun, 12) + line('M26-12H50M26 12H50', { width: 9 });
  return (
    line('M824 620Q900 560 840 520T760 470', { width: 12 }) +
    at(760, 470, plug, { turn: 200 }) +
    at(
      640,
      440,
      box(-34, -36, 68, 72, paint.paper, 14) + flatDisc(10, -12, 6, paint.night) + flatDisc(10, 12, 6, paint.night),
    )
  );
}

/** A wall calendar with one highlighted day; the origin is the center of its base. */
function calendar(): string {
  const day = (index: number): string =>
    box(-112 + (index % 5) * 46, -190 + Math.floor(index / 5) * 54, 38, 42, index === 7 ? paint.sun : paint.sand, 8);
  return (
    box(-140, -300, 280, 300, paint.white, 22) +
    shape('M-140-222V-278Q-140-300-118-300H118Q140-300 140-278V-222Z', paint.coral) +
    line('M-70-326V-276M70-326V-276', { width: 18 }) +
    times(15, day)
  );
}

function heart(): string {
  return shape('M0 60C-90 0-96-70-50-84-20-92 0-70 0-54 0-70 20-92 50-84 96-70 90 0 0 60Z', paint.coral);
}
