import { lazy, Suspense } from 'react';
import { useSession } from '#app/features/sessions/session-client.ts';

const ClientBar = lazy(async () => {
  const [{ ClientBar: bar }, { loadAccountSheet }] = await Promise.all([
    import('./client-bar.tsx'),
    import('./account-sheet.ts'),
  ]);
  await loadAccountSheet();
  return { default: bar };
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
