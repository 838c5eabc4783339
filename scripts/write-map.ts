import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countyTopology, landTopology } from './map/geography.ts';
import { cityColumns, zipColumns } from './map/places.ts';

// Writes what the map of the directory is drawn from (docs/assets.md). Run: npm run map

const folder = path.join(import.meta.dirname, '../app/features/map/geography');
const files = { land: landTopology(), counties: countyTopology(), cities: cityColumns(), zips: zipColumns() };

for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
}
