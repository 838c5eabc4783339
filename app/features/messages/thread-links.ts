import type { Side } from './message.ts';

/** The parameter of a thread's URL that proposes a text: only a number, so that no link puts words into a mouth. */
export const lateParameter = 'late';

/** The page with a side's threads. */
export function threadsUrl(side: Side): string {
  return `/dashboard/${side}/messages`;
}

/** A thread; with a delay in minutes, a text about it is proposed. */
export function threadUrl(side: Side, threadId: string, { late }: { late?: number | undefined } = {}): string {
  return `${threadsUrl(side)}/${threadId}${late === undefined ? '' : `?${lateParameter}=${late}`}`;
}

const messageParameter = 'at';

/** A thread at a message, by its sequence. */
export function messageUrl(side: Side, threadId: string, sequence: number): string {
  return `${threadUrl(side, threadId)}?${messageParameter}=${sequence}`;
}

/** Reads the sequence of such a URL; undefined for anything but one. */
export function sequenceOf(search: URLSearchParams): number | undefined {
  const sequence = Number(search.get(messageParameter));
  return Number.isInteger(sequence) && sequence > 0 && sequence < 2 ** 31 ? sequence : undefined;
}

/** Where a client writes to a professional, in the thread of the two if there is one. */
export function messageProfessionalUrl(professionalId: string): string {
  return `${threadsUrl('client')}/new?professional=${professionalId}`;
}

/** Where a professional writes to a client; with a delay in minutes, a text about it is proposed. */
export function messageClientUrl(clientId: string, late?: number): string {
  const proposal = late === undefined ? '' : `&${lateParameter}=${late}`;
  return `${threadsUrl('professional')}/new?client=${clientId}${proposal}`;
}
