import { config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { assertStorageWorks } from '#app/platform/storage/storage.server.ts';
import { assertScannerAnswers } from '#app/platform/storage/virus-scan.server.ts';
import { fails, unused, works, type Finding } from '../finding.ts';

/** Stores, reads and deletes a file where uploads go. */
export async function findFiles(): Promise<Finding> {
  const { S3_BUCKET, dataDir } = config();
  const where = S3_BUCKET ? `bucket ${S3_BUCKET}` : `${dataDir}/files`;
  return assertStorageWorks().then(
    () => works(`${where}: stored, read and deleted a file`),
    (error: unknown) => fails(`${where}: ${oneLine(error)}`),
  );
}

/** Asks the virus scanner, if uploads are scanned at all. */
export async function findVirusScanner(): Promise<Finding> {
  const { CLAMD_ADDRESS } = config();
  if (!CLAMD_ADDRESS) return unused('uploads are not scanned (CLAMD_ADDRESS)');
  return assertScannerAnswers().then(
    () => works(`clamd at ${CLAMD_ADDRESS} answers`),
    (error: unknown) => fails(`clamd at ${CLAMD_ADDRESS}: ${oneLine(error)}. Uploads are refused until it answers`),
  );
}
