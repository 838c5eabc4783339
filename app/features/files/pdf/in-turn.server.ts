import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { NoTurn, Turns } from './turns.server.ts';

const turns = new Turns(fileLimits.pdf.turns);

/**
 * Runs work on a file that may use all of its time, a PDF or an SVG, when its owner's turn comes. Two run at a time,
 * for two different owners, so that such a file delays only its owner's others.
 * @throws AppError documents_busy if no turn comes in time; whatever `work` throws
 */
export async function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await turns.take(owner, work);
  } catch (error) {
    if (error instanceof NoTurn)
      throw new AppError(fileErrors.documents_busy, { cause: error, retryAfterSeconds: fileLimits.pdf.busySeconds });
    throw error;
  }
}
