import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { emailChangeSchema } from '#app/features/accounts/credentials.schema.ts';
import { OwnerField } from './owner-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface EmailRowProps {
  email: string;
  pendingEmail: string | null;
  hasPassword: boolean;
}

/** The sign-in email. It changes once the link in the new mailbox is followed. */
export function EmailRow({ email, pendingEmail, hasPassword }: EmailRowProps) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { errors, busy, submit } = useSettingsForm({
    schema: emailChangeSchema,
    failedTitle: 'We couldn’t change your email',
    send: async (wish) => {
      await api.post('/account/email-change', { json: wish });
      toast({
        title: 'Check your new inbox',
        description: 'Open the link we sent there to make the change.',
        tone: 'success',
      });
      await revalidate();
      setOpen(false);
    },
  });
  return (
    <SettingsRow
      icon={<Mail />}
      title="Email"
      value={email}
      action={{ label: 'Change', open, onToggle: () => setOpen(!open) }}
    >
      {open ? (
        <SettingsForm name="email-change" busy={busy} onSubmit={submit} button="Email me the link" className="max-w-md">
          <TextField
            label="New email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            error={errors.email}
            help="We’ll email you a link there, and a note to your current address. Nothing changes until you open the link."
          />
          <OwnerField hasPassword={hasPassword} problem={errors.password} />
        </SettingsForm>
      ) : pendingEmail ? (
        <PendingEmail email={pendingEmail} />
      ) : null}
    </SettingsRow>
  );
}

function PendingEmail({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const { busy, run: forget } = useAction(
    async () => {
      await api.delete('/account/email-change');
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ title: 'Couldn’t keep your email', description: message, tone: 'error' }) },
  );
  return (
    <Notice title="Waiting for your confirmation">
      <p>
        Open the link we sent to <strong className="wrap-anywhere text-ink">{email}</strong>. It works for 24 hours.
        Until you open it, sign in as before.
      </p>
      <Button variant="secondary" size="small" loading={busy} onClick={() => void forget()} className="mt-3">
        Keep my current email
      </Button>
    </Notice>
  );
}
