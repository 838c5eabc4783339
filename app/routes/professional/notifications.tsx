import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ChoicesCard } from '#app/features/notices/components/choices-card.tsx';
import { PaymentSetup } from '#app/features/notifications/components/payment-setup.tsx';
import { PushSettings } from '#app/features/push/components/push-settings.tsx';
import { TestSubscription } from '#app/features/push/components/test-subscription.tsx';
import { TextSettings } from '#app/features/sms/numbers/components/text-settings.tsx';
import { hasSms } from '#app/features/sms/numbers/has-sms.ts';
import { readNumber } from '#app/features/sms/numbers/queries/read-number.server.ts';
import { notificationSettings } from '#app/features/push/queries/notification-settings.server.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/notifications';

const address = '/dashboard/professional/notifications';

export function meta() {
  return [{ title: 'Notifications | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const viewer = await requireProfessional(request);
  const [settings, mobile, account] = await Promise.all([
    notificationSettings(viewer),
    readNumber(viewer.id),
    findOwnStripeAccount(viewer.id),
  ]);
  return {
    ...settings,
    mobile,
    professional: account ? { professionalId: account.id, email: viewer.email } : undefined,
    paymentsStatus: account?.stripe_account_status ?? null,
  };
}

export default function ProfessionalNotifications({ loaderData }: Route.ComponentProps) {
  const { publicKey, devices, choices, mobile, isSandbox, professional, paymentsStatus } = loaderData;
  return (
    <SectionPage title="Notifications" text="Hear about a booking the moment it’s paid.">
      <div className="flex max-w-[860px] flex-col gap-5">
        <PushSettings
          publicKey={publicKey}
          devices={devices}
          text="New bookings and cancellations appear on your screen, even while Doorstep is closed. They show a first name, the service and the time."
        >
          <ChoicesCard recipient="professional" choices={choices} hasSms={hasSms(mobile)} />
          <TextSettings {...mobile} />
        </PushSettings>
        <PaymentSetup professional={professional} status={paymentsStatus} returnTo={address} />
        {isSandbox ? <TestSubscription /> : null}
      </div>
    </SectionPage>
  );
}
