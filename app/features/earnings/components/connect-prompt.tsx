import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { stripeConnectUrl } from '../payments-urls.ts';

/** Shown instead of the payments page while there is no Stripe account. */
export function ConnectPrompt() {
  return (
    <Card padding="large" className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div>
        <h2 className="text-3xl">Connect Stripe to get paid</h2>
        <p className="mt-3 max-w-[52ch] text-dim">
          Clients pay by card when they book. Connect a Stripe account to get your earnings in your bank. It takes about
          five minutes, and no one can book you until you do.
        </p>
        <ButtonLink to={stripeConnectUrl} size="large" className="mt-6 max-sm:w-full">
          Set up payments
        </ButtonLink>
      </div>
      <div className="mx-auto w-full max-w-72 max-lg:order-first">
        <Scene name="application-approved" />
      </div>
    </Card>
  );
}
