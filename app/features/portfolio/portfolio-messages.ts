/** Names a photo of a portfolio for people who cannot see it. */
export function photoName({ caption }: { caption: string | null }, place: number): string {
  return caption ? `“${caption}”` : `photo ${place}`;
}

/** Instructions for moving with the keyboard, for screen readers. */
export const moveInstructions =
  'To move this photo, press space. Use the arrow keys to choose its new place, space to put it there, or escape to leave it where it was.';

/** Screen reader announcements while a photo is moved; places count from 1. */
export const movePhotoMessages = {
  lifted: (name: string, place: number, count: number) => `${name} is picked up. It is at place ${place} of ${count}.`,
  over: (name: string, place: number, count: number) =>
    `${name} would go to place ${place} of ${count}${place === 1 ? ', the main photo' : ''}.`,
  dropped: (name: string, place: number, count: number) =>
    `${name} is now at place ${place} of ${count}${place === 1 ? ' and is the main photo' : ''}.`,
  cancelled: (name: string, place: number) => `${name} stays at place ${place}.`,
} as const;

/** Toasts of the portfolio; the documents name the failures, the texts are ours (OPEN-41). */
export const portfolioToasts = {
  loadFailed: 'Failed to load portfolio data. Please try again later.',
  photosLoadFailed: 'Failed to load portfolio photos. Please try again.',
  ordered: 'Order saved',
  captioned: 'Caption saved',
  added: (count: number) => (count === 1 ? 'Photo added' : `${count} photos added`),
  uploadFailed: (fileName: string) => `We couldn’t upload ${fileName}`,
  orderFailed: { title: 'Order not saved', description: 'Your photos are back in their saved order.' },
  captionFailed: { title: 'Caption not saved', description: 'The caption hasn’t changed.' },
  captionChanged: {
    title: 'Caption not saved',
    description: 'Yours is still in the field. Press Enter to save yours, or Escape to keep the other one.',
  },
  deleteFailed: { title: 'Photo not deleted', description: 'It’s back in its place.' },
  restoreFailed: { title: 'Photo not put back', description: 'You can upload it again.' },
} as const;
