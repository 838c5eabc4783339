import type { Viewer } from '../../access/viewer.ts';

/** What every handler of the API can read. */
export type ApiVariables = {
  requestId: string;
  /** Finds the signed-in user behind these headers (cookie or bearer token). */
  findViewer: (headers: Headers) => Promise<Viewer | undefined>;
  /** The user that an access rule found; missing if none was looked for. */
  callerId?: string;
};
export type ApiEnvironment = { Variables: ApiVariables };
