import { expect, it } from 'vitest';
import { movePhotoMessages, photoName } from './portfolio-messages.ts';
import { proves } from '#tests/support/proves.ts';

it('moving is announced in plain words', proves('PORT-004'), () => {
  const name = photoName({ caption: 'Balayage' }, 3);
  expect([
    movePhotoMessages.lifted(name, 3, 4),
    movePhotoMessages.over(name, 1, 4),
    movePhotoMessages.dropped(name, 1, 4),
    movePhotoMessages.dropped(photoName({ caption: null }, 2), 3, 4),
    movePhotoMessages.cancelled(name, 3),
  ]).toEqual([
    '“Balayage” is picked up. It is at place 3 of 4.',
    '“Balayage” would go to place 1 of 4, the main photo.',
    '“Balayage” is now at place 1 of 4 and is the main photo.',
    'photo 2 is now at place 3 of 4.',
    '“Balayage” stays at place 3.',
  ]);
});
