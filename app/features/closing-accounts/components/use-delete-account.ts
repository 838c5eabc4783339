import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import { clearChoices } from '#app/features/booking-form/booking-choices.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { accountDeletedToast, deletionFailedToast } from '../deletion-messages.ts';

type Wish = { password?: string; expectedRefund: string };

/**
 * Deletes the account, then leaves for the home page, signed out. `remove` returns undefined on success, otherwise
 * the error.
 */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const { busy, run } = useAction<Wish>(
    async (wish) => {
      await requestDeletion(wish);
      toast(accountDeletedToast);
      clearChoices(sessionStorage);
      await navigate('/');
      await announceSessionEvent('signed-out');
    },
    { leavesPage: true, onFailure: (failure) => toast(deletionFailedToast(failure)) },
  );
  return { busy, remove: async (wish: Wish): Promise<ApiFailure | undefined> => (await run(wish)).failure };
}

async function requestDeletion(wish: Wish): Promise<void> {
  try {
    await api.post('/functions/delete-user-account', { json: wish });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 0 && (await isSessionGone()))) throw error;
  }
}

/** If the answer was lost, the session tells whether the account is gone. */
async function isSessionGone(): Promise<boolean> {
  try {
    return (await api.get('/auth/get-session')) === null;
  } catch {
    return false;
  }
}
