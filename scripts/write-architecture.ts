/**
 * `npm run architecture`: generates docs/architecture from the code: rooms and jobs, the states of a booking, the
 * path of a webhook, and who is notified of what. A check fails while it is out of date.
 */
import { writeFileSync } from 'node:fs';
import { architecturePages } from './architecture/architecture.ts';

for (const [file, text] of architecturePages()) writeFileSync(file, text);
