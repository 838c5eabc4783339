import { lazy, Suspense } from 'react';
import type { ProfileRole } from '#app/platform/access/profile-types.ts';
import { useSession } from '#app/features/sessions/session-client.ts';

const ClientBar = lazy(async () => {
  const [{ ClientBar: Bar }, { UnreadBadge }, { loadAccountSheet }] = await Promise.all([
    import('#app/features/site-navigation/components/client-bar.tsx'),
    import('#app/features/live-updates/components/unread-badge.tsx'),
    import('#app/features/site-navigation/components/account-sheet.ts'),
  ]);
  await loadAccountSheet();
  return { default: ({ role }: { role: ProfileRole }) => <Bar role={role} unread={<UnreadBadge side="client" />} /> };
});

/** The mount point of the clients' bar, which loads for signed-in clients only. */
export function ClientBarMount() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.profile?.type !== 'client') return null;
  return (
    <Suspense>
      <ClientBar role={session.profile.role} />
    </Suspense>
  );
}
