import type { RoutingKind } from './routing-kinds.ts';
import { routingFormats, type DriveMatrix, type MatrixQuestion } from './routing-formats.server.ts';

export type RoutingConnection = {
  /** Without a slash at its end. */
  url: string;
  kind: RoutingKind;
  key?: string | undefined;
};

/** A late answer is of use as well, so it is not cut off where nobody waits for it any more. */
const answerMilliseconds = 10_000;

let current: RoutingConnection | undefined;

/** Connects the operator's routing service; undefined for none. */
export function connectRouting(connection: RoutingConnection | undefined): void {
  current = connection;
}

export function isRoutingConnected(): boolean {
  return current !== undefined;
}

/**
 * Asks the routing service for the drives from each origin to each destination. What goes out are the coordinates.
 * @throws Error if it does not answer, refuses, or answers in another shape
 */
export async function askDrives(question: MatrixQuestion): Promise<DriveMatrix> {
  if (!current) throw new Error('No routing service is connected');
  const { url, kind, key } = current;
  const { path, init } = routingFormats[kind].request(question, key);
  const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(answerMilliseconds) });
  if (!response.ok) throw new Error(`The routing service answered ${response.status}`);
  const matrix = routingFormats[kind].read(await response.json());
  const isWhole =
    matrix.length === question.origins.length && matrix.every((row) => row.length === question.destinations.length);
  if (!isWhole) throw new Error('The routing service answered fewer drives than were asked for');
  return matrix;
}
