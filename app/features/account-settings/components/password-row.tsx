import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { passwordChangeFormSchema } from '#app/features/accounts/credentials.schema.ts';
import { PasswordLink } from './password-link.tsx';
import { OwnerField } from './owner-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { useReplacedSession } from './use-replaced-session.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface PasswordRowProps {
  email: string;
  hasPassword: boolean;
  hasGoogle: boolean;
}

/** The password setting; an account created with Google, or by a guest's booking, gets its first one by mail. */
export function PasswordRow({ email, hasPassword, hasGoogle }: PasswordRowProps) {
  const [open, setOpen] = useState(false);
  const none = hasGoogle ? 'None yet. You sign in with Google.' : 'None yet. Set one, so that you can log in.';
  const action = { label: hasPassword ? 'Change' : 'Set', open, onToggle: () => setOpen(!open) };
  return (
    <SettingsRow icon={<KeyRound />} title="Password" value={hasPassword ? '••••••••••••' : none} action={action}>
      {open ? (
        hasPassword ? (
          <PasswordForm email={email} onDone={() => setOpen(false)} />
        ) : (
          <PasswordLink email={email} isFirst />
        )
      ) : null}
    </SettingsRow>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const readAgain = useReplacedSession();
  const { errors, busy, submit } = useSettingsForm({
    schema: passwordChangeFormSchema,
    failedTitle: 'Password not changed',
    send: async ({ password, new_password: newPassword }) => {
      await api.post('/account/password', { json: { password, new_password: newPassword } });
      toast({ title: 'Password changed', description: 'All other devices were signed out.', tone: 'success' });
      await readAgain();
      onDone();
    },
  });
  return (
    <SettingsForm
      name="password"
      busy={busy}
      onSubmit={submit}
      button="Change password"
      className="max-w-md"
      aside={<PasswordLink email={email} />}
    >
      {/* Password keepers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <OwnerField hasPassword problem={errors.password} label="Current password" />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors.new_password}
        help="At least 8 characters. A sentence of your own is easiest to remember."
      />
      <PasswordField
        label="Confirm new password"
        name="repeated"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors.repeated}
      />
    </SettingsForm>
  );
}
