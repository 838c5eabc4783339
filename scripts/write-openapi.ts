import { writeFileSync } from 'node:fs';
import { apiDocument } from '#app/api.server.ts';

/** Writes docs/openapi.json from the routes; a test fails while the two differ (`npm run openapi`). */
writeFileSync('docs/openapi.json', `${JSON.stringify(await apiDocument(), null, 2)}\n`);
