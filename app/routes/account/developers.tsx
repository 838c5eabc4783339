import { Link } from 'react-router';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { accountSecurity } from '#app/features/account-settings/queries/account-security.server.ts';
import { KeysSection } from '#app/features/api-keys/components/keys-section.tsx';
import type { ListedKey } from '#app/features/api-keys/components/key-row.tsx';
import { keyEnd } from '#app/features/api-keys/key-end.ts';
import { listKeys, type ApiKeyDto } from '#app/features/api-keys/queries/list-keys.server.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';
import { EndpointsSection } from '#app/features/webhooks/components/endpoints-section.tsx';
import { listEndpoints } from '#app/features/webhooks/queries/list-endpoints.server.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { Route } from './+types/developers';

export function meta() {
  return [{ title: 'Developers | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  const now = Date.now();
  const [security, keys, endpoints] = await Promise.all([
    accountSecurity(viewer),
    listKeys(viewer.id),
    listEndpoints(viewer.id),
  ]);
  return {
    // Made here, because the browser's clock is not the server's.
    keys: keys.map((key) => listed(key, now)),
    endpoints,
    hasPassword: security.has_password,
    isProfessional: viewer.profile?.type === 'professional',
  };
}

function listed({ per_minute, last_used_at, expires_at, ...key }: ApiKeyDto, now: number) {
  const { id, name, start, owner, scopes, state } = key;
  const used = last_used_at ? `Used ${timeAgo(Date.parse(last_used_at), now)}` : 'Never used';
  return { id, name, start, owner, scopes, state, perMinute: per_minute, used, expiresAt: expires_at };
}

export default function AccountDevelopers({ loaderData }: Route.ComponentProps) {
  const { endpoints, hasPassword, isProfessional } = loaderData;
  const zone = useVisitorZone() ?? platformTimeZone;
  const keys = loaderData.keys.map(({ expiresAt, ...key }): ListedKey => ({
    ...key,
    end: keyEnd(expiresAt, key.state, zone),
  }));
  return (
    <>
      <SettingsHeading
        title="Developers"
        text={
          <>
            For programs that work with your bookings. Begin with a program that books by{' '}
            <Link to={helpUrl('developers/api-keys')} className="text-link">
              key
            </Link>{' '}
            and one that hears of it by{' '}
            <Link to={helpUrl('developers/webhooks')} className="text-link">
              webhook
            </Link>
            ; what they can call is in the{' '}
            <Link to={helpUrl('api')} className="text-link">
              API reference
            </Link>
            .
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <KeysSection keys={keys} isProfessional={isProfessional} hasPassword={hasPassword} />
        <EndpointsSection endpoints={endpoints} isProfessional={isProfessional} />
      </div>
    </>
  );
}
