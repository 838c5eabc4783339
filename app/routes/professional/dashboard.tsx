import { redirect } from 'react-router';
import { displayName } from '#app/features/accounts/display-name.ts';
import { useLogOut } from '#app/features/accounts/components/use-log-out.ts';
import { useSessionGuard } from '#app/features/accounts/components/use-session-guard.ts';
import { requireViewer } from '#app/features/accounts/queries/require-viewer.server.ts';
import { findOwnProfessional } from '#app/features/professionals/queries/find-own-professional.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Professional dashboard | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Professionals only; a client is sorted out by /dashboard. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  if (viewer.profile?.type !== 'professional') throw redirect('/dashboard');
  const name = displayName({ ...viewer.profile, email: viewer.email });
  return { name, email: viewer.email, professional: await findOwnProfessional(viewer.id) };
}

export default function ProfessionalDashboard({ loaderData: { name, email, professional } }: Route.ComponentProps) {
  useSessionGuard();
  const logOut = useLogOut();
  return (
    <Container className="py-10 lg:py-16">
      <PageHeading title={`Hello, ${name}`} text={`You are signed in as ${email}.`} />
      <Card padding="large" className="mt-8 max-w-[720px]">
        <h2 className="text-2xl">Your public profile</h2>
        <p className="mt-2 text-dim">{professional ? listingText(professional) : 'Your account has no professional profile yet.'}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {professional ? <ButtonLink to={`/professionals/${professional.id}`}>See my profile</ButtonLink> : null}
          <Button variant="secondary" onClick={logOut}>
            Sign out
          </Button>
        </div>
      </Card>
    </Container>
  );
}

function listingText({ verified, is_approved }: { verified: boolean; is_approved: boolean }): string {
  if (verified && is_approved) return 'It is listed in the directory, and clients can book you.';
  if (verified || is_approved) return 'It is listed in the directory. Clients can book you once you are approved and verified.';
  return 'Only you can see it for now. It is listed once you are approved or verified.';
}
