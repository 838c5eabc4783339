/**
 * Writes the API contract: app/api-contract/errors-by-endpoint.json from the sources, then docs/openapi.json from the
 * routes. A check fails while they are out of date (`npm run openapi`).
 */
import { writeFileSync } from 'node:fs';
import { reachableErrors } from './openapi/reachable-errors.ts';

writeFileSync('app/api-contract/errors-by-endpoint.json', `${JSON.stringify(reachableErrors(), null, 2)}\n`);
const { apiDocument } = await import('#app/api.server.ts');
writeFileSync('docs/openapi.json', `${JSON.stringify(await apiDocument(), null, 2)}\n`);
