import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deleteEndedGuestBookings } from './guest/commands/delete-guest-bookings.server.ts';

export const bookingButtonJobs: Job[] = [
  onSchedule('booking-button.delete-ended-guests', '47 * * * *', () => deleteEndedGuestBookings()),
];
