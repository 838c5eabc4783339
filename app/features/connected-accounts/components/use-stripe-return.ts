import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api-client.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { connectMessages, returnText } from '../connect-messages.ts';

const toastMilliseconds = 5_000;

export interface StripeReturn {
  /** Whether the page was reached from Stripe's onboarding; stays true after the URL is cleaned up. */
  hasReturned: boolean;
  isLinkUsedUp: boolean;
}

/**
 * Handles the return from Stripe's onboarding: shows the toast, asks Stripe for the status (the URL says nothing
 * about it, OPEN-44), and after 5 seconds restores the dashboard's own URL (document 2, section 2).
 */
export function useStripeReturn(): StripeReturn {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [flag] = useState(() => search.get('stripe_return'));
  const arrive = useEffectEvent(async () => {
    const check = await api.post('/connected-account/check').catch(() => undefined);
    const isConnected = check?.status === 'active';
    toast({
      title: isConnected
        ? connectMessages.returned
        : check
          ? connectMessages.returnedEarly
          : connectMessages.returnedUnknown,
      description: returnText(check?.status ?? null),
      tone: isConnected ? 'success' : 'neutral',
      durationMs: toastMilliseconds,
    });
    await revalidate();
  });
  const tidy = useEffectEvent(() => void navigate(pathname, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (flag !== 'success') return undefined;
    void arrive();
    const timer = setTimeout(() => tidy(), toastMilliseconds);
    return () => clearTimeout(timer);
  }, [flag]);
  return { hasReturned: flag === 'success', isLinkUsedUp: flag === 'refresh' };
}
