import { Suspense, useEffect } from 'react';
import { Await, data, Link } from 'react-router';
import { profileHead } from '#app/discovery/profile-head.server.ts';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { ProfileBookingBar, ProfileBookingCard } from '#app/features/booking-form/components/profile-booking-card.tsx';
import { ServiceOffers } from '#app/features/booking-form/components/service-offers.tsx';
import { FavouriteButton } from '#app/features/favourites/components/favourite-button.tsx';
import { messageProfessionalUrl } from '#app/features/messages/thread-links.ts';
import { PortfolioGrid } from '#app/features/portfolio/components/portfolio-grid.tsx';
import { ProfessionalNotFound } from '#app/features/professionals/display/components/professional-not-found.tsx';
import { ProfileAbout } from '#app/features/professionals/display/components/profile-about.tsx';
import { ProfileHeader } from '#app/features/professionals/display/components/profile-header.tsx';
import { ProfileSections } from '#app/features/professionals/display/components/profile-sections.tsx';
import type { ProfileView } from '#app/features/professionals/display/profile-view.ts';
import { PublicReviews } from '#app/features/reviews/components/public-reviews.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { type ProfilePage, readProfilePage } from './profile-page.server.ts';
import type { Route } from './+types/professional';

const statuses = { known: 200, unknown: 404, failed: 503 } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = await readProfilePage(params.id, await findViewer(request.headers));
  if (page.state === 'known') context.set(pageHead, profileHead(page));
  return data({ page, isPublic: true }, { status: statuses[page.state] });
}

/** An answer within this time needs no spinner: the profile replaces the page with the pressed card. */
const graceMilliseconds = 200;

/** On client-side navigation, shows the spinner instead of staying on the previous page until the answer comes. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page: Promise<ProfilePage> = serverLoader().then(
    (answer) => answer.page,
    () => ({ state: 'failed' }),
  );
  const grace = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), graceMilliseconds));
  return { page: (await Promise.race([page, grace])) ?? page, isPublic: false };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page: ProfilePage | Promise<ProfilePage> | undefined = loaderData?.page;
  if (!page || page instanceof Promise) return [{ title: 'Professional | Doorstep' }];
  if (page.state !== 'known')
    return [{ title: 'Professional Not Found | Doorstep' }, { name: 'robots', content: 'noindex' }];
  return pageMeta({ title: titleOf(page.profile), description: descriptionOf(page) });
}

export default function Professional({ loaderData, params }: Route.ComponentProps) {
  const page: ProfilePage | Promise<ProfilePage> = loaderData.page;
  // The server's response is rendered without a boundary: React would send suspended content hidden, for scripts to
  // show.
  if (!(page instanceof Promise)) return <Page page={page} isPublic={loaderData.isPublic} />;
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

/** `isPublic`: rendered for everyone, without knowing the visitor. */
function Page({ page, isPublic }: { page: ProfilePage; isPublic: boolean }) {
  if (page.state === 'failed') return <LoadFailed />;
  if (page.state === 'unknown') return <ProfessionalNotFound mayBePreview={isPublic} />;
  return <Profile {...page} />;
}

function LoadFailed() {
  useEffect(() => {
    toast({
      title: 'Error',
      description: 'Failed to load professional details. Please try again later.',
      tone: 'error',
    });
  }, []);
  return <ProfessionalNotFound mayBePreview={false} />;
}

type ProfileProps = Extract<ProfilePage, { state: 'known' }>;

function Profile({ profile, services, priceFrom, briefestServiceId, rating, reviews }: ProfileProps) {
  useEffect(() => {
    document.title = titleOf(profile);
  }, [profile]);
  return (
    <div>
      <ProfileHeader
        profile={profile}
        action={
          profile.isPreview ? null : (
            <FavouriteButton professional={profile} className="absolute right-4 max-md:bottom-4 md:top-4" />
          )
        }
      />
      <Container className="grid grid-cols-1 items-start gap-x-16 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:pt-10 lg:pb-24">
        <div className="min-w-0">
          <ProfileSections
            services={<ServiceOffers services={services} professional={profile} />}
            portfolio={<PortfolioGrid photos={profile.photos} name={profile.name} />}
            reviews={<PublicReviews professional={profile} rating={rating} first={reviews} />}
            about={<ProfileAbout profile={profile} />}
          />
          {profile.isPreview ? null : (
            <div className="lg:hidden">
              <AskLink professionalId={profile.id} />
            </div>
          )}
        </div>
        <aside className="sticky top-28 max-lg:hidden">
          <ProfileBookingCard professional={profile} priceFrom={priceFrom} briefestServiceId={briefestServiceId} />
          {profile.isPreview ? null : <AskLink professionalId={profile.id} />}
        </aside>
      </Container>
      <ProfileBookingBar professional={profile} priceFrom={priceFrom} />
    </div>
  );
}

/** Leads to the conversation with the professional. */
function AskLink({ professionalId }: { professionalId: string }) {
  return (
    <Link to={messageProfessionalUrl(professionalId)} className="text-link mt-4 inline-flex min-h-11 items-center">
      Ask a question
    </Link>
  );
}

/** Returns the title. Search engines show about 60 characters of it, so the headline is dropped before the place. */
function titleOf({ name, headline, serviceArea }: ProfileView): string {
  const city = serviceArea.replace(/\s+\d{5}$/, '');
  const long = `${name}${headline ? `, ${headline}` : ''} in ${city} | Doorstep`;
  return long.length <= 70 ? long : `${name} in ${city} | Doorstep`;
}

/** Returns what they do, where and from which price, then their own text, as much as search engines show. */
function descriptionOf({
  profile: { name, serviceArea, specialties, bio },
  priceFrom,
}: Extract<ProfilePage, { state: 'known' }>): string {
  const services = specialties.slice(0, 3).join(', ');
  const text = `${name} comes to you in ${serviceArea}${services ? `: ${services}` : ''}${priceFrom ? `, from $${priceFrom}` : ''}. ${bio}`;
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
