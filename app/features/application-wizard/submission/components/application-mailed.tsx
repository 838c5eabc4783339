import { CheckYourMail } from '#app/features/sign-in/sign-up/components/check-your-mail.tsx';
import { loginUrl } from '#app/features/sessions/login-url.ts';

interface ApplicationMailedProps {
  email: string;
  onBack: () => void;
}

/** Shown between sign-up and the mailed link, while the application waits in this browser. */
export function ApplicationMailed({ email, onBack }: ApplicationMailedProps) {
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-8">
      <h2 className="mb-5 text-3xl">Check your email</h2>
      <CheckYourMail
        email={email}
        opening="Open it in this browser. Your application and its files are saved here and will be submitted automatically."
        returnTo="/join-as-pro"
        loginUrl={loginUrl({ returnTo: '/join-as-pro' })}
        onBack={onBack}
      />
    </div>
  );
}
