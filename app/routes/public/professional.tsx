import { Suspense, useEffect } from 'react';
import { Await, data } from 'react-router';
import { findViewer } from '#app/features/accounts/queries/viewer.server.ts';
import type { BookableService } from '#app/features/bookings/booking-subject.ts';
import { ProfileBookingBar, ProfileBookingCard } from '#app/features/bookings/components/profile-booking-card.tsx';
import { ServiceOffers } from '#app/features/bookings/components/service-offers.tsx';
import { PortfolioGrid } from '#app/features/professionals/components/portfolio-grid.tsx';
import { ProfessionalNotFound } from '#app/features/professionals/components/professional-not-found.tsx';
import { ProfileAbout } from '#app/features/professionals/components/profile-about.tsx';
import { ProfileHeader } from '#app/features/professionals/components/profile-header.tsx';
import { ProfileTabs } from '#app/features/professionals/components/profile-tabs.tsx';
import type { ProfileView } from '#app/features/professionals/profile-view.ts';
import { Container } from '#app/ui/page-shell.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast.ts';
import { pageMeta } from './page-meta.ts';
import { type ProfilePage, readProfilePage } from './profile-page.server.ts';
import type { Route } from './+types/professional';

const statuses = { known: 200, unknown: 404, failed: 503 } as const;

export async function loader({ params, request }: Route.LoaderArgs) {
  const page = await readProfilePage(params.id, await findViewer(request.headers));
  return data({ page }, { status: statuses[page.state] });
}

/** Walking here from another page shows the spinner at once instead of staying there until the answer comes. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page: Promise<ProfilePage> = serverLoader().then(
    (answer) => answer.page,
    () => ({ state: 'failed' }),
  );
  return { page };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page: ProfilePage | Promise<ProfilePage> | undefined = loaderData?.page;
  if (!page || page instanceof Promise) return [{ title: 'Professional | Doorstep' }];
  if (page.state !== 'known') return [{ title: 'Professional Not Found | Doorstep' }, { name: 'robots', content: 'noindex' }];
  return pageMeta({ title: titleOf(page.profile), description: page.profile.bio.slice(0, 160) });
}

export default function Professional({ loaderData, params }: Route.ComponentProps) {
  const page: ProfilePage | Promise<ProfilePage> = loaderData.page;
  // The server's own answer is drawn without a boundary: React would send what lies in one hidden, for scripts to show.
  if (!(page instanceof Promise)) return <Page page={page} isPublic />;
  return (
    <Suspense key={params.id} fallback={<Loading />}>
      <Await resolve={page}>{(loaded) => <Page page={loaded} isPublic={false} />}</Await>
    </Suspense>
  );
}

function Loading() {
  return (
    <div className="flex justify-center py-40">
      <Spinner label="Loading the professional" className="size-10 text-green" />
    </div>
  );
}

/** `isPublic`: as everybody gets it, drawn without knowing the visitor. */
function Page({ page, isPublic }: { page: ProfilePage; isPublic: boolean }) {
  if (page.state === 'failed') return <LoadFailed />;
  if (page.state === 'unknown') return <ProfessionalNotFound mayBePreview={isPublic} />;
  return <Profile profile={page.profile} services={page.services} priceFrom={page.priceFrom} />;
}

function LoadFailed() {
  useEffect(() => {
    toast({ title: 'Error', description: 'Failed to load professional details. Please try again later.', tone: 'error' });
  }, []);
  return <ProfessionalNotFound mayBePreview={false} />;
}

interface ProfileProps {
  profile: ProfileView;
  services: BookableService[];
  priceFrom: string | undefined;
}

function Profile({ profile, services, priceFrom }: ProfileProps) {
  useEffect(() => {
    document.title = titleOf(profile);
  }, [profile]);
  return (
    <div>
      <ProfileHeader profile={profile} />
      <Container className="grid grid-cols-1 items-start gap-x-16 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:pt-10 lg:pb-24">
        <ProfileTabs
          about={<ProfileAbout profile={profile} />}
          services={<ServiceOffers services={services} professional={profile} />}
          portfolio={<PortfolioGrid photos={profile.photos} name={profile.name} />}
        />
        <aside className="sticky top-28 max-lg:hidden">
          <ProfileBookingCard professional={profile} priceFrom={priceFrom} />
        </aside>
      </Container>
      <ProfileBookingBar professional={profile} priceFrom={priceFrom} />
    </div>
  );
}

function titleOf({ name, headline, serviceArea }: ProfileView): string {
  return `${name}${headline ? `, ${headline}` : ''} in ${serviceArea} | Doorstep`;
}
