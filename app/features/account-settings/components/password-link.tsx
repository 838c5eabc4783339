import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
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
  const [isSent, setSent] = useState(false);
  const { busy, run } = useAction(
    async () => {
      await api.post('/auth/request-password-reset', { json: { email } });
      setSent(true);
    },
    { onFailure: ({ message }) => toast({ title: 'Link not sent', description: message, tone: 'error' }) },
  );
  if (isSent) {
    return (
      <Notice title="Check your inbox">
        The link we sent to <strong className="wrap-anywhere text-ink">{email}</strong> takes you to a page to choose a
        password.
      </Notice>
    );
  }
  if (isFirst) {
    return (
      <Button loading={busy} onClick={() => void run()}>
        Email me a link to set one
      </Button>
    );
  }
  return (
    <button type="button" disabled={busy} onClick={() => void run()} className="text-link min-h-11">
      I forgot it. Email me a link
    </button>
  );
}
