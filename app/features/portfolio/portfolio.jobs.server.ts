import { onQueue, type Job } from '#app/platform/jobs/job.server.ts';
import { purgeWorkPhoto, removedPhotos } from './commands/remove-work-photo.server.ts';

export const portfolioJobs: Job[] = [onQueue(removedPhotos, ({ photoId }, { now }) => purgeWorkPhoto(photoId, now))];
