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
      toast({ title: 'Link not mailed', description: error instanceof Error ? error.message : '', tone: 'error' });
    }
  };
  if (state === 'sent') {
    return (
      <Notice title="Look into your mailbox">
        The link that we mailed to <strong className="wrap-anywhere text-ink">{email}</strong> leads to a page where you
        choose a password.
      </Notice>
    );
  }
  const busy = state === 'busy';
  if (isFirst) {
    return (
      <Button loading={busy} onClick={mail}>
        Mail me a link to set one
      </Button>
    );
  }
  return (
    <button type="button" disabled={busy} onClick={mail} className="text-link min-h-11">
      I forgot it: mail me a link
    </button>
  );
}
