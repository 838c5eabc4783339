import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

interface PasswordLinkProps {
  email: string;
  /** The account has no password yet. */
  isFirst?: boolean | undefined;
}

/** The button that mails the owner a link to set a new password without the current one. */
export function PasswordLink({ email, isFirst = false }: PasswordLinkProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const mail = async () => {
    setState('busy');
    try {
      await api.post('/auth/request-password-reset', { json: { email } });
      setState('sent');
    } catch (error) {
      setState('idle');
      toast({ title: 'Link not sent', description: error instanceof Error ? error.message : '', tone: 'error' });
    }
  };
  if (state === 'sent') {
    return (
      <Notice title="Check your inbox">
        The link we sent to <strong className="wrap-anywhere text-ink">{email}</strong> takes you to a page to choose a
        password.
      </Notice>
    );
  }
  const busy = state === 'busy';
  if (isFirst) {
    return (
      <Button loading={busy} onClick={mail}>
        Email me a link to set one
      </Button>
    );
  }
  return (
    <button type="button" disabled={busy} onClick={mail} className="text-link min-h-11">
      I forgot it. Email me a link
    </button>
  );
}
