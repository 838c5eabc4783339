import { EndOtherSessions } from '#app/features/account-settings/components/end-other-sessions.tsx';
import { SessionList, type ListedSession } from '#app/features/account-settings/components/session-list.tsx';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { listSessions } from '#app/features/sessions/queries/list-sessions.server.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { Card } from '#app/ui/card.tsx';
import type { Route } from './+types/devices';

export function meta() {
  return [{ title: 'Your devices | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const now = Date.now();
  const sessions = await listSessions(await requireViewer(request));
  return {
    // The texts are made here, because the browser's clock is not the server's.
    sessions: sessions.map(({ id, device, kind, network, last_seen_at, signed_in_at, is_current }): ListedSession => ({
      id,
      device,
      kind,
      network,
      seen: timeAgo(Date.parse(last_seen_at), now),
      signedIn: timeAgo(Date.parse(signed_in_at), now),
      isCurrent: is_current,
    })),
  };
}

export default function AccountDevices({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeading
        title="Your devices"
        text="Where your account is signed in. If you don’t recognize one, sign it out and change your password."
      />
      <Card padding="large">
        <SessionList sessions={sessions} />
      </Card>
      {sessions.length > 1 ? (
        <div className="mt-6">
          <EndOtherSessions />
        </div>
      ) : null}
    </>
  );
}
