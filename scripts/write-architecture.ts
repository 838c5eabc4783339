/**
 * `npm run architecture`: draws docs/architecture from the code: rooms and jobs, the states of a booking, the way of a
 * webhook, what is told to whom. A check fails while it is out of date.
 */
import { writeFileSync } from 'node:fs';
import { architecturePages } from './architecture/architecture.ts';

for (const [file, text] of architecturePages()) writeFileSync(file, text);
