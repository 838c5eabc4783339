import { useSession } from '#app/features/accounts/session/session-client.ts';

/**
 * What paying here does to a time that is held already: a client holds one unpaid time with each professional, and
 * another choice takes its place. Nothing for visitors, who hold none.
 */
export function OneHoldNote() {
  const session = useSession();
  if (session.status === 'signed-out') return null;
  return (
    <p className="text-center text-xs text-dim">
      One unpaid time is held for you with each professional: if you have not paid for another one here, this one takes
      its place.
    </p>
  );
}
