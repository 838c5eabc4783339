import { redirect } from 'react-router';
import type { Side } from '#app/features/messages/message.ts';
import { requireProfessional, requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/**
 * Finds who reads messages, and on which side, which the URL names.
 * @throws redirects of the guards; a demo has no messages
 */
export async function requireReader(request: Request): Promise<{ viewer: Viewer; side: Side }> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/dashboard/professional')) return { viewer: await requireViewer(request), side: 'client' };
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  return { viewer: await requireProfessional(request), side: 'professional' };
}
