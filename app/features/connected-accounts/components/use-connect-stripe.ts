import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
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
  const [isSignedOut, setSignedOut] = useState(false);
  const fail = (isSignedOut: boolean, description?: string) => {
    setSignedOut(isSignedOut);
    toast({ title: connectMessages.failed, description, tone: 'error' });
  };
  const { busy, run } = useAction(
    async () => {
      const link = professional && (await onboardingLink(professional));
      if (link) return window.location.assign(link);
      fail(!isSignedIn, professional && connectMessages.noLink);
      return false;
    },
    { leavesPage: true, onFailure: ({ status }) => fail(!isSignedIn || status === 401) },
  );
  return { busy, isSignedOut, connect: run };
}

/** @returns the URL of Stripe's onboarding; undefined from an answer without one */
async function onboardingLink({ professionalId, email }: ConnectingProfessional): Promise<string | undefined> {
  const { accountLink } = await api.post('/functions/create-connect-account', {
    json: { professional_id: professionalId, email, country: connectedAccountCountry },
  });
  return accountLink || undefined;
}
