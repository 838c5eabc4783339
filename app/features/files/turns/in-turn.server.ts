import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { NoTurn, Turns } from './turns.server.ts';

/** PDFs are opened in threads of the server, SVGs in processes beside it, which take more memory. */
const lines = { pdf: new Turns(fileLimits.pdf.turns), svg: new Turns(fileLimits.svg.turns) };

/**
 * Runs work on a file that may use all of its time when its owner's turn comes. Each owner has one in progress, so that
 * such a file delays its owner's others most.
 * @throws AppError documents_busy if no turn comes in time; whatever `work` throws
 */
export async function inTurn<Result>(
  line: keyof typeof lines,
  owner: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await lines[line].take(owner, work);
  } catch (error) {
    if (error instanceof NoTurn)
      throw new AppError(fileErrors.documents_busy, { cause: error, retryAfterSeconds: fileLimits.pdf.busySeconds });
    throw error;
  }
}
