import { useLogOut } from '#app/features/accounts/components/use-log-out.ts';
import { useSessionGuard } from '#app/features/accounts/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/accounts/queries/require-viewer.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Admin | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { email } = await requireAdmin(request);
  return { email };
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  const logOut = useLogOut();
  return (
    <Container className="py-10 lg:py-16">
      <PageHeading title="Admin" text={`You are signed in as ${loaderData.email}, an administrator of this site.`} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/professionals">See the directory</ButtonLink>
        <ButtonLink to="/dashboard/admin/featured" variant="secondary">
          Featured professionals
        </ButtonLink>
        <Button variant="secondary" onClick={logOut}>
          Logout
        </Button>
      </div>
    </Container>
  );
}
