import { GoogleMark } from '#app/ui/art/google-mark.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { type GoogleSignInOptions, useGoogleSignIn } from './use-google-sign-in.ts';

interface GoogleSignInProps extends GoogleSignInOptions {
  /** Whether the operator set it up; renders nothing otherwise (OPEN-52). */
  offered: boolean;
}

/** The button that leads to Google, above the form for email sign-in. */
export function GoogleSignIn({ offered, ...options }: GoogleSignInProps) {
  const { busy, start } = useGoogleSignIn(options);
  if (!offered) return null;
  return (
    <div className="flex flex-col gap-6">
      <button
        type="button"
        onClick={() => void start()}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        className="google-button"
      >
        {busy ? <Spinner className="size-5" /> : <GoogleMark />}
        Continue with Google
      </button>
      <p className="flex items-center gap-4 text-sm text-dim before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with your email
      </p>
    </div>
  );
}
