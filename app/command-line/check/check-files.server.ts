import { connectFiles } from '#app/boot/connect-files.server.ts';
import type { Config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { assertStorageWorks, disconnectStorage } from '#app/platform/storage/storage.server.ts';
import { fails, works, type Finding } from './finding.ts';

/** Checks that files can be stored, read and deleted where uploads go. */
export async function checkFiles(config: Config): Promise<Finding> {
  const where = config.S3_BUCKET ? `bucket ${config.S3_BUCKET}` : `${config.dataDir}/files`;
  await connectFiles(config);
  try {
    await assertStorageWorks();
    return works(`${where}: stored, read and deleted a file`);
  } catch (error) {
    return fails(`${where}: ${oneLine(error)}`);
  } finally {
    disconnectStorage();
  }
}
