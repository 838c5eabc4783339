import { lazy, Suspense } from 'react';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import {
  type RecoverySession,
  useRecoverySession,
} from '#app/features/sign-in/password/components/use-recovery-session.ts';
import { passwordResetMessages } from '#app/features/accounts/password/password-reset-messages.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { pageMeta } from '../frame/page-meta.ts';

const ResetPasswordForm = lazy(async () => ({
  default: (await import('#app/features/sign-in/password/components/reset-password-form.tsx')).ResetPasswordForm,
}));

export function meta() {
  return [
    ...pageMeta({
      title: 'Choose a new password | Doorstep',
      description: 'Choose a new password for your Doorstep account.',
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ResetPassword() {
  const { recovery, retry } = useRecoverySession();
  return (
    <AuthPage title="Choose a new password">
      <div className="min-h-80">
        <Suspense fallback={<Checking />}>
          <Step recovery={recovery} retry={retry} />
        </Suspense>
      </div>
    </AuthPage>
  );
}

function Step({ recovery, retry }: { recovery: RecoverySession; retry: () => void }) {
  if (recovery.state === 'open')
    return <ResetPasswordForm key={recovery.token} token={recovery.token} email={recovery.email} />;
  if (recovery.state === 'checking') return <Checking />;
  const missing = recovery.state === 'missing';
  return (
    <div className="flex flex-col items-start gap-5">
      <FormError>{missing ? passwordResetMessages.sessionMissing : recovery.message}</FormError>
      {missing ? (
        <p className="text-dim">
          A link works for {accountLimits.passwordResetLinkMinutes} minutes, and only once. Getting a new one takes just
          a moment.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {missing ? (
          <ButtonLink to="/forgot-password">Get a new link</ButtonLink>
        ) : (
          <Button onClick={retry}>Try again</Button>
        )}
        <ButtonLink to="/login" variant="secondary">
          Back to login
        </ButtonLink>
      </div>
    </div>
  );
}

function Checking() {
  return (
    <p className="flex items-center gap-3 text-dim">
      <Spinner label="Checking your link" className="size-6 text-green" />
      Checking your link.
    </p>
  );
}
