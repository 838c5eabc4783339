import type { FoundKey, KeyRefusal } from '../../access/found-key.ts';
import type { SessionViewer } from '../../access/viewer.ts';

/** What every handler of the API can read. */
export type ApiVariables = {
  requestId: string;
  /** Finds the signed-in user behind these headers (cookie, or a page's bearer token). */
  findViewer: (headers: Headers) => Promise<SessionViewer | undefined>;
  /** Finds the API key with this secret, or why it does not work. */
  findKey: (secret: string) => Promise<FoundKey | KeyRefusal>;
  /** The user that an access rule found; missing if none was looked for. */
  callerId?: string;
};
export type ApiEnvironment = { Variables: ApiVariables };
