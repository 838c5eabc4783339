import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { SettingsForm } from '#app/features/platform-settings/components/settings-form.tsx';
import { SettingsHistory } from '#app/features/platform-settings/components/settings-history.tsx';
import { listSettingsChanges } from '#app/features/platform-settings/queries/list-settings-changes.server.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/settings';

export function meta() {
  return [{ title: 'Settings | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  return listSettingsChanges();
}

export default function Settings({ loaderData: { settings, history } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Settings"
        text="Settings for new bookings. Existing bookings keep the price, fee and terms they were made with."
      />
      <div className="mt-8">
        <SettingsForm settings={settings} />
      </div>
      <section aria-labelledby="settings-history" className="mt-12">
        <h2 id="settings-history" className="mb-4 text-2xl">
          History
        </h2>
        <SettingsHistory history={history} timeZone={platformTimeZone} />
      </section>
    </Container>
  );
}
