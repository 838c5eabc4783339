import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { database } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { makeTemporaryFolder } from '#app/platform/storage/temporary-folder.server.ts';
import { fileKeys } from '../../file-keys.ts';
import { filesStore, type StoredFile } from '../../files-store.server.ts';
import { runSerially } from '../../uploads/one-at-a-time.server.ts';
import { renderPicture, widthsFor } from '../render-picture.server.ts';

/** Renders the missing sizes of a public picture, unless it was deleted meanwhile. */
export async function renderSizes({ fileId }: { fileId: string }): Promise<void> {
  const file = await filesStore.findById(database(), fileId);
  if (!file?.width) return;
  const wanted = widthsFor(file.width);
  const missing = wanted.filter((width) => !file.rendered_widths.includes(width));
  if (missing.length === 0) return;
  await runSerially(() => render(file, missing));
  await filesStore.recordRendered(
    database(),
    fileId,
    [...new Set([...file.rendered_widths, ...wanted])].toSorted((one, other) => one - other),
  );
}

async function render({ bucket, id }: StoredFile, widths: number[]): Promise<void> {
  const folder = await makeTemporaryFolder('render');
  try {
    const original = join(folder, 'original');
    await writeFile(original, await storage().getBytes(fileKeys.original(bucket, id)));
    for (const width of widths) {
      for (const format of ['webp', 'avif'] as const) {
        await storage().put(
          fileKeys.rendering(bucket, id, width, format),
          await renderPicture(original, width, format),
        );
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
