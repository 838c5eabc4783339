/** Dogs and cats. The origin of a head is its center, of a sitting animal the center of its base. */
import { at, box, disc, flat, flatDisc, flatOval, line, oval, puff, shape } from '../drawing.ts';
import { INK, paint } from '../palette.ts';

type Ears = 'floppy' | 'pointed' | 'curly' | 'button';

export interface Dog {
  coat: string;
  /** Ears, patch and tip of the tail. */
  mark: string;
  ears: Ears;
  patch?: boolean;
  /** Tongue out instead of a closed smile. */
  tongue?: boolean;
  /** Eyes closed in contentment. */
  content?: boolean;
}

export function dogHead(dog: Dog): string {
  return (
    (dog.ears === 'curly' ? '' : ears[dog.ears](dog.mark)) +
    shape('M0-84C54-84 84-52 82 0 82 52 50 82 0 82-50 82-82 52-82 0-84-52-54-84 0-84Z', dog.coat) +
    (dog.patch ? flat('M14-78C56-76 78-48 77-4 76 22 40 20 22-4 8-26 6-60 14-78Z', dog.mark) : '') +
    (dog.ears === 'curly' ? ears.curly(dog.mark) : '') +
    flatOval(0, 38, 46, 36, paint.paper) +
    dogMouth(dog.tongue ?? false) +
    eyes(dog.content ?? false, 34, -10)
  );
}

const ears: Record<Ears, (fill: string) => string> = {
  floppy: (fill) => both(shape('M-56-66C-106-86-138-18-116 46-106 74-72 64-66 24Z', fill)),
  pointed: (fill) =>
    both(shape('M-78-18-84-128Q-82-140-68-132L-12-74Z', fill) + flat('M-68-48-70-106-38-76Z', paint.rose)),
  button: (fill) => both(shape('M-70-40C-110-72-92-118-64-112-40-106-22-90-14-72-30-30-54-20-70-40Z', fill)),
  curly: (fill) => both(puff(-86, 14, 34, 52, 9, fill)) + puff(0, -84, 56, 38, 9, fill),
};

function both(left: string): string {
  return left + at(0, 0, left, { mirror: true });
}

function dogMouth(tongue: boolean): string {
  const out = tongue
    ? shape('M-14 56Q0 50 14 56V78Q12 92 0 92T-14 78Z', paint.coral) + line('M0 58V76', { width: 4 })
    : '';
  return (
    out +
    line('M0 34V48M-26 46Q-14 62 0 48 14 62 26 46', { width: 6 }) +
    flat('M-19 16Q0 6 19 16 17 34 0 38-17 34-19 16Z', INK)
  );
}

function eyes(closed: boolean, apart: number, y: number): string {
  if (closed) return line(`M${-apart - 14} ${y}q14-18 28 0M${apart - 14} ${y}q14-18 28 0`, { width: 7 });
  return (
    flatDisc(-apart, y, 9, INK) +
    flatDisc(apart, y, 9, INK) +
    flatDisc(-apart + 3, y - 3, 3, paint.white) +
    flatDisc(apart + 3, y - 3, 3, paint.white)
  );
}

export function sittingDog(dog: Dog, collar: string = paint.coral): string {
  const curly = dog.ears === 'curly';
  const tail = curly
    ? line('M96-50Q140-60 142-110', { width: 12 }) + puff(144, -128, 28, 28, 7, dog.mark)
    : shape('M88-30Q152-40 148-116q-2-16-14-12t-10 22Q124-74 84-66Z', dog.mark);
  return (
    tail +
    shape('M-66-210Q-112-120-104-40-102 0-70 0H70Q102 0 104-40 112-120 66-210Z', dog.coat) +
    flat('M-34-196Q-44-120 0-112 44-120 34-196Z', paint.paper) +
    line('M-34 0V-96M34 0V-96', { width: 7 }) +
    shape('M-62 0q-2-30 26-30T-8 0ZM8 0q-2-30 26-30T62 0Z', curly ? dog.mark : paint.paper) +
    shape('M-64-206Q0-176 64-206L68-184Q0-150-68-184Z', collar) +
    disc(0, -164, 13, paint.sun) +
    at(0, -268, dogHead(dog))
  );
}

interface Cat {
  coat: string;
  mark: string;
  stripes?: boolean;
  content?: boolean;
}

function catHead(cat: Cat): string {
  return (
    both(shape('M-76-20-78-104Q-76-116-64-108L-14-74Z', cat.coat) + flat('M-64-50-66-90-38-74Z', paint.rose)) +
    shape('M0-80C58-80 90-44 88 6 86 52 50 74 0 74S-86 52-88 6C-90-44-58-80 0-80Z', cat.coat) +
    (cat.stripes
      ? line('M0-74V-44M-22-70-18-48M22-70 18-48M-84 4-60 8M84 4 60 8', { width: 9, color: cat.mark })
      : '') +
    flatOval(0, 36, 36, 26, paint.paper) +
    flat('M-12 18H12L0 32Z', paint.coral) +
    line('M0 32V40M-20 40Q-10 52 0 40 10 52 20 40', { width: 5 }) +
    line('M-40 32-96 22M-40 42-94 50M40 32 96 22M40 42 94 50', { width: 3 }) +
    eyes(cat.content ?? false, 38, -6)
  );
}

export function sittingCat(cat: Cat, bow?: string): string {
  return (
    shape('M70-12Q150-14 150-90q0-40 22-52 20-6 14 16-8 20-6 50Q178 20 84 14Z', cat.mark) +
    shape('M-50-190Q-100-110-92-36-90 0-62 0H62Q90 0 92-36 100-110 50-190Z', cat.coat) +
    flat('M-28-176Q-36-110 0-104 36-110 28-176Z', paint.paper) +
    line('M-28 0V-84M28 0V-84', { width: 6 }) +
    shape('M-56 0q-2-26 24-26T-8 0ZM8 0q-2-26 24-26T56 0Z', paint.paper) +
    at(0, -240, catHead(cat)) +
    (bow ? at(0, -168, bowTie(bow)) : '')
  );
}

function bowTie(fill: string): string {
  return (
    shape('M0 0-50-28Q-62-30-60-16V18Q-60 32-48 28ZM0 0 50-28Q62-30 60-16V18Q60 32 48 28Z', fill) + disc(0, 0, 15, fill)
  );
}

/** A cat curled up asleep, about 300 wide. */
export function sleepingCat(coat: string, mark: string): string {
  return (
    shape('M-150-46Q-150-140-20-140 140-140 150-50 152 0 110 0H-90Q-150 0-150-46Z', coat) +
    line('M0-138V-104M34-136 38-102M68-126 76-94', { width: 9, color: mark }) +
    shape('M146-50Q160 6 100 6H-30Q-52 4-48-14T-24-30H80Q110-32 112-52Z', mark) +
    at(-86, -64, catHead({ coat, mark, stripes: true, content: true }), { scale: 0.78, turn: -8 })
  );
}

/** A tub with foam over its rim; `inside` is drawn behind the front wall, with its origin at the center of the rim. */
export function tub(fill: string, inside: string): string {
  return (
    inside +
    puff(-120, -186, 50, 34, 8, paint.white) +
    puff(120, -186, 54, 36, 8, paint.white) +
    puff(-20, -180, 92, 34, 12, paint.white) +
    line('M-130-14-146 6M130-14 146 6', { width: 18, color: paint.honey }) +
    shape('M-206-180H206L180-44Q172-8 136-8H-136Q-172-8-180-44Z', fill) +
    box(-222, -196, 444, 32, fill, 16)
  );
}

export function rubberDuck(): string {
  return (
    shape('M-52-40Q-30-50-10-40 20-30 54-56 58-4 14 0H-20Q-54-4-52-40Z', paint.sun) +
    disc(-22, -66, 27, paint.sun) +
    shape('M-46-70-70-62-46-54Z', paint.coral) +
    flatDisc(-28, -72, 4, INK)
  );
}

export function bone(): string {
  return shape(
    'M-60-14H60Q62-40 84-34T90 0Q106 6 98 24T60 14H-60Q-70 40-92 30T-90 0Q-108-14-92-32T-60-14Z',
    paint.paper,
  );
}

export function bowl(fill: string): string {
  return oval(0, -50, 62, 14, paint.bark) + shape('M-66-52H66L84-6Q84 0 78 0H-78Q-84 0-84-6Z', fill);
}
