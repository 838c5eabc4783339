import { connectFiles } from '#app/boot/connect-files.server.ts';
import type { Config } from '#app/platform/config/config.server.ts';
import { disconnectStorage } from '#app/platform/storage/storage.server.ts';
import type { Finding } from '#app/features/system/finding.ts';
import { findFiles } from '#app/features/system/parts/find-files.server.ts';

/** Checks that files can be stored, read and deleted where uploads go. */
export async function checkFiles(config: Config): Promise<Finding> {
  await connectFiles(config);
  return findFiles().finally(disconnectStorage);
}
