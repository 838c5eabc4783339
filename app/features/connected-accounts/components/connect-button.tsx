import { Link } from 'react-router';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonVariant } from '#app/ui/button-style.ts';
import { connectMessages } from '../connect-messages.ts';
import { useConnectStripe, type ConnectingProfessional } from './use-connect-stripe.ts';

interface ConnectButtonProps {
  professional: ConnectingProfessional | undefined;
  isSignedIn: boolean;
  /** The page to return to after signing in. */
  returnTo: string;
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
}

/** Starts connecting Stripe; signed-out visitors get a link to sign in beside the failure (OPEN-50). */
export function ConnectButton({
  professional,
  isSignedIn,
  returnTo,
  label = connectMessages.button,
  variant,
}: ConnectButtonProps) {
  const { busy, isSignedOut, connect } = useConnectStripe(professional, isSignedIn);
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" variant={variant} loading={busy} onClick={() => void connect()}>
        {label}
      </Button>
      {isSignedOut ? (
        <p role="status" className="text-sm text-dim">
          You are not signed in.{' '}
          <Link to={loginUrl({ returnTo })} className="text-link">
            Log in to connect
          </Link>
        </p>
      ) : null}
    </div>
  );
}
