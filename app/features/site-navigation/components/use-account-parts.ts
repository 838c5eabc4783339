import { useEffect, useState } from 'react';
import { useSession } from '#app/features/sessions/session-client.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';

async function load() {
  const [{ AccountButton, AccountMenu }, { loadAccountSheet }, { beginOwnOutbox }] = await Promise.all([
    import('./account-menu.tsx'),
    import('./account-sheet.ts'),
    import('#app/features/sessions/begin-outbox.ts'),
  ]);
  beginOwnOutbox();
  await loadAccountSheet();
  return { AccountButton, AccountMenu };
}

/**
 * Returns the parts of the bar for whoever is signed in; undefined while nobody is, or they load. Visitors do not load
 * them.
 */
export function useAccountParts() {
  const { status } = useSession();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (status === 'signed-out' || !hasSessionHint(document.cookie)) return;
    load().then(setParts, () => undefined);
  }, [status]);
  return status === 'signed-in' ? parts : undefined;
}
