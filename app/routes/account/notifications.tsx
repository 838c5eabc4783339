import { Link } from 'react-router';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ChoicesCard } from '#app/features/notices/components/choices-card.tsx';
import { PushSettings } from '#app/features/push/components/push-settings.tsx';
import { TextSettings } from '#app/features/sms/numbers/components/text-settings.tsx';
import { hasSms } from '#app/features/sms/numbers/has-sms.ts';
import { readNumber } from '#app/features/sms/numbers/queries/read-number.server.ts';
import { notificationSettings } from '#app/features/push/queries/notification-settings.server.ts';
import type { Route } from './+types/notifications';

export function meta() {
  return [{ title: 'Notifications | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  const [settings, mobile] = await Promise.all([notificationSettings(viewer), readNumber(viewer.id)]);
  return { ...settings, mobile, isProfessional: viewer.profile?.type === 'professional' };
}

export default function AccountNotifications({ loaderData }: Route.ComponentProps) {
  const { publicKey, devices, choices, mobile, isProfessional } = loaderData;
  return (
    <>
      <SettingsHeading title="Notifications" text="What we tell you about visits you’ve booked, and how." />
      <div className="flex flex-col gap-6">
        {isProfessional ? (
          <p className="text-dim">
            For bookings you receive, choose on{' '}
            <Link to="/dashboard/professional/notifications" className="text-link">
              your dashboard
            </Link>
            .
          </p>
        ) : null}
        <ChoicesCard recipient="client" choices={choices} hasSms={hasSms(mobile)} />
        <TextSettings {...mobile} />
        <PushSettings
          publicKey={publicKey}
          devices={devices}
          text="Reminders and changes appear on your screen, even when Doorstep is closed."
        />
      </div>
    </>
  );
}
