import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { connectMessages } from '../connect-messages.ts';
import { connectedAccountCountry } from '../connected-account.ts';

/** The professional whose payments are to be connected, as far as the page knows. */
export interface ConnectingProfessional {
  professionalId: string;
  email: string;
}

/** Opens Stripe's onboarding. Failures show the documented text; the server logs the cause. */
export function useConnectStripe(professional: ConnectingProfessional | undefined, isSignedIn: boolean) {
  const [busy, setBusy] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  useReleaseOnReturn(() => setBusy(false));

  const connect = async () => {
    setBusy(true);
    try {
      window.location.assign(await onboardingUrl(professional));
    } catch (error) {
      setBusy(false);
      setSignedOut(!isSignedIn || (error instanceof ApiFailure && error.status === 401));
      toast({
        title: connectMessages.failed,
        description: error instanceof MissingLink ? error.message : undefined,
        tone: 'error',
      });
    }
  };
  return { busy, isSignedOut, connect };
}

async function onboardingUrl(professional: ConnectingProfessional | undefined): Promise<string> {
  if (!professional) throw new Error('Nobody is signed in who could be connected');
  const { accountLink } = await api.post('/functions/create-connect-account', {
    json: { professional_id: professional.professionalId, email: professional.email, country: connectedAccountCountry },
  });
  if (!accountLink) throw new MissingLink(connectMessages.noLink);
  return accountLink;
}

/** An answer without a link to Stripe's onboarding. */
class MissingLink extends Error {}

/** Releases the waiting button when the browser's Back button restores the page from its cache. */
function useReleaseOnReturn(release: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
