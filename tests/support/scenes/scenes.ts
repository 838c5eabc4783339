import { accountScenes } from './account-scenes.ts';
import { adminScenes } from './admin-scenes.ts';
import { bookingScenes } from './booking-scenes.ts';
import { calendarScenes } from './calendar-scenes.ts';
import { dashboardScenes } from './dashboard-scenes.ts';
import { developerScenes } from './developer-scenes.ts';
import { importScenes } from './import-scenes.ts';
import { messageScenes } from './message-scenes.ts';
import { movingScenes } from './moving-scenes.ts';
import { professionalScenes } from './professional-scenes.ts';
import { directoryScenes, profileScenes, publicScenes } from './public-scenes.ts';
import { reviewScenes } from './review-scenes.ts';
import type { Scene } from './scene.ts';
import { settingsScenes } from './settings-scenes.ts';
import { visitScenes } from './visit-scenes.ts';

/** Every page in each of its states, for tests that check them all the same way. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...directoryScenes,
  ...profileScenes,
  ...accountScenes,
  ...settingsScenes,
  ...developerScenes,
  ...bookingScenes,
  ...dashboardScenes,
  ...calendarScenes,
  ...professionalScenes,
  ...importScenes,
  ...reviewScenes,
  ...movingScenes,
  ...visitScenes,
  ...messageScenes,
  ...adminScenes,
];
