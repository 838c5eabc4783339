import type { Config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { assertScannerAnswers } from '#app/platform/storage/virus-scan.server.ts';
import { fails, unused, works, type Finding } from './finding.ts';

/** Checks that clamd answers, if uploads are scanned at all. */
export async function checkVirusScanner({ CLAMD_ADDRESS }: Config): Promise<Finding> {
  if (!CLAMD_ADDRESS) return unused('uploads are not scanned (CLAMD_ADDRESS)');
  try {
    await assertScannerAnswers();
    return works(`clamd at ${CLAMD_ADDRESS} answers`);
  } catch (error) {
    return fails(`clamd at ${CLAMD_ADDRESS}: ${oneLine(error)}. Uploads are refused until it answers`);
  }
}
