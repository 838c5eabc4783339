import { GoogleMark } from '#app/ui/art/google-mark.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { useGoogleConsent } from './use-google-consent.ts';

/** Leads to Google's page, where its owner lets us into an account. */
export function GoogleAccount() {
  const { busy, run } = useGoogleConsent();
  return (
    <>
      <p className="text-sm text-dim">
        Google asks you for three permissions: to see which calendars you have, when you’re busy, and to add your visits
        to one of your own calendars if you choose one. We never ask for the titles, guests or notes of your
        appointments, and you can end this at any time.
      </p>
      <button
        type="button"
        onClick={() => void run()}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        className="google-button mt-5 sm:max-w-80"
      >
        {busy ? <Spinner className="size-5" /> : <GoogleMark />}
        Continue with Google
      </button>
    </>
  );
}
