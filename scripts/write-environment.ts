/** Writes .env.example from the schema of the environment and docs/operations.md (`npm run environment`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { environmentExample } from './environment/environment-example.ts';

writeFileSync('.env.example', environmentExample(readFileSync('docs/operations.md', 'utf8')));
