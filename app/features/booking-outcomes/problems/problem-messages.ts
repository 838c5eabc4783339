/** What becomes of the money while a report is open: after an early completion the share has already been sent. */
export const shareWhileReported = 'your professional’s share is held or can be taken back';
