import { adminButtonPages } from './admin-buttons.ts';
import { calendarButtonPages } from './calendar-buttons.ts';
import { connectedCalendarButtonPages } from './connected-calendar-buttons.ts';
import { clientButtonPages } from './client-buttons.ts';
import { developerButtonPages } from './developer-buttons.ts';
import { importButtonPages } from './import-buttons.ts';
import { professionalButtonPages } from './professional-buttons.ts';

/** Every button outside a form that changes something, by page, except those listed in calls-pressed-elsewhere.ts. */
export const buttonPages = [
  ...clientButtonPages,
  ...developerButtonPages,
  ...professionalButtonPages,
  ...calendarButtonPages,
  ...connectedCalendarButtonPages,
  ...importButtonPages,
  ...adminButtonPages,
];
