import type { Context } from 'hono';
import { auth } from '../../auth.server.ts';
import { clearSiteData } from '../clear-site-data.server.ts';
import { libraryHeaders } from '../library-headers.server.ts';
import { keepSession } from '../session-answer.server.ts';
import { removeSessionHint } from '../session-hint-cookie.server.ts';

/** Has the browser forget a session that is over. */
export async function clearSession(context: Context): Promise<void> {
  keepSession(context, await auth().api.signOut({ headers: libraryHeaders(context), asResponse: true }));
  removeSessionHint(context);
  clearSiteData(context);
}
