import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { useForgotPassword } from '#app/features/sign-in/password/components/use-forgot-password.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { pageMeta } from '../frame/page-meta.ts';

const ResetMailed = lazy(async () => ({
  default: (await import('#app/features/sign-in/password/components/reset-mailed.tsx')).ResetMailed,
}));

export function meta() {
  return pageMeta({
    title: 'Forgot your password? | Doorstep',
    description: 'Get a link by email and choose a new password for your Doorstep account.',
  });
}

export default function ForgotPassword() {
  const { busy, error, sentTo, left, submit, again, back } = useForgotPassword();
  return (
    <AuthPage
      title={sentTo ? 'Check your email' : 'Forgot your password?'}
      text={sentTo ? undefined : 'It happens. Enter your email, and we’ll send you a link to choose a new one.'}
    >
      <Suspense>
        {sentTo ? (
          <ResetMailed email={sentTo} busy={busy} error={error} left={left} onAgain={again} onBack={back} />
        ) : null}
      </Suspense>
      <Form
        name="forgot-password"
        noValidate
        onSubmit={submit}
        hidden={sentTo !== undefined}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          error={sentTo ? undefined : error}
        />
        <Button type="submit" size="large" wide loading={busy}>
          Send Reset Link
        </Button>
      </Form>
      <p className="mt-6 border-t border-line pt-6 text-sm text-dim">
        Remember it now?{' '}
        <Link to="/login" className="text-link">
          Log in
        </Link>
      </p>
    </AuthPage>
  );
}
