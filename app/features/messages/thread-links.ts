import type { Side } from './message.ts';

/** The page with a side's threads. */
export function threadsUrl(side: Side): string {
  return `/dashboard/${side}/messages`;
}

export function threadUrl(side: Side, threadId: string): string {
  return `${threadsUrl(side)}/${threadId}`;
}

/** Where a client writes to a professional, in the thread of the two if there is one. */
export function messageProfessionalUrl(professionalId: string): string {
  return `${threadsUrl('client')}/new?professional=${professionalId}`;
}

/** Where a professional writes to a client. */
export function messageClientUrl(clientId: string): string {
  return `${threadsUrl('professional')}/new?client=${clientId}`;
}
