import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { announceSessionEvent } from '#app/features/accounts/session/session-client.ts';
import { clearChoices } from '#app/features/booking-form/booking-choices.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { accountDeletedToast, deletionFailedToast } from '../deletion-messages.ts';

type Wish = { password?: string; expectedRefund: string };

/**
 * Deletes the account, then leaves for the home page, signed out. `remove` returns undefined on success, otherwise
 * the error.
 */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const remove = async (wish: Wish): Promise<ApiFailure | undefined> => {
    setBusy(true);
    const failure = await failureOf(wish);
    if (failure) {
      setBusy(false);
      toast(deletionFailedToast(failure));
      return failure;
    }
    toast(accountDeletedToast);
    clearChoices(sessionStorage);
    await navigate('/');
    await announceSessionEvent('signed-out');
    return undefined;
  };
  return { busy, remove };
}

async function failureOf(wish: Wish): Promise<ApiFailure | undefined> {
  try {
    await api.post('/functions/delete-user-account', { json: wish });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.status === 0 && (await isSessionGone()) ? undefined : error;
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
