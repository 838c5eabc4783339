import { useSession } from '#app/features/sessions/session-client.ts';

/**
 * Says that paying here releases the time the client already holds: one unpaid hold per professional. Empty for
 * visitors, who hold none.
 */
export function OneHoldNote() {
  const session = useSession();
  if (session.status === 'signed-out') return null;
  return (
    <p className="text-center text-xs text-dim">
      We hold one unpaid time per professional. If you have another unpaid time here, this one replaces it.
    </p>
  );
}
