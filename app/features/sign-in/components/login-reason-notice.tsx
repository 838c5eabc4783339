import { Notice } from '#app/ui/notice.tsx';
import type { LoginReasonMessage } from '../sign-in-messages.ts';
import { ResendConfirmation } from '../sign-up/components/resend-confirmation.tsx';

/** Why the visitor was sent to /login; after a dead confirmation link they can request another here. */
export function LoginReasonNotice({ reason, returnTo }: { reason: LoginReasonMessage; returnTo: string | undefined }) {
  return (
    <Notice title={reason.title}>
      <p className={reason.offersMail ? 'mb-4' : undefined}>{reason.text}</p>
      {reason.offersMail ? <ResendConfirmation returnTo={returnTo} /> : null}
    </Notice>
  );
}
