import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { removeBytes, removedFiles } from './commands/remove-bytes.server.ts';
import { renderSizes } from './pages/commands/render-sizes.server.ts';
import { pictureRenderings } from './uploads/commands/store-upload.server.ts';
import { sweepFiles } from './commands/sweep-files.server.ts';
import { sweepUploads, type UsesOfFiles } from './uploads/commands/sweep-uploads.server.ts';

/** Lists the jobs of files. Rooms below report which uploads they use; the others are deleted. */
export function fileJobs(uses: UsesOfFiles): Job[] {
  return [
    onQueue(pictureRenderings, renderSizes),
    onQueue(removedFiles, removeBytes),
    onSchedule('files.sweep-uploads', '11 3 * * *', (now) => sweepUploads(uses, now.getTime())),
    onSchedule('files.sweep', '41 3 * * *', () => sweepFiles()),
  ];
}
