import { useState } from 'react';
import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { BusinessForm } from '#app/features/applications/business/components/business-form.tsx';
import { OwnCategories } from '#app/features/professional-review/changes/components/own-categories.tsx';
import { OwnDocuments } from '#app/features/professional-review/documents/components/own-documents.tsx';
import { useChanges } from '#app/features/professional-review/changes/components/use-changes.ts';
import { readOwnDocuments } from '#app/features/professional-review/documents/queries/own-documents.server.ts';
import { OwnProfileForm } from '#app/features/professionals/own-profile/components/own-profile-form.tsx';
import { readOwnProfile } from '#app/features/professionals/own-profile/queries/read-own-profile.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { UnsavedChanges } from '#app/ui/fields/unsaved-changes.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/profile';

const loadFailed = 'Failed to load profile data. Please try again.';

export function meta() {
  return [{ title: 'Profile | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  try {
    const profile = await readOwnProfile(id);
    const documents = profile && (await readOwnDocuments(profile.professional_id));
    return { userId: id, now: Date.now(), ...(profile && documents ? { shown: { profile, documents } } : {}) };
  } catch (error) {
    log.error({ err: error }, 'the profile of a professional could not be read');
    return { userId: id, now: Date.now() };
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function Profile({ loaderData: { userId, now, shown } }: Route.ComponentProps) {
  return (
    <SectionPage
      title="Profile"
      text="What clients read before they book."
      actions={
        shown ? (
          <ButtonLink to={`/professionals/${shown.profile.professional_id}`} variant="secondary">
            See my profile
          </ButtonLink>
        ) : null
      }
    >
      {shown ? (
        <ProfileParts userId={userId} now={now} {...shown} />
      ) : (
        <LoadFailure title="We couldn’t load your profile" text={loadFailed} />
      )}
    </SectionPage>
  );
}

function ProfileParts({
  userId,
  now,
  profile,
  documents,
}: NonNullable<Loaded['shown']> & Pick<Loaded, 'userId' | 'now'>) {
  const changes = useChanges(userId, profile.professional_id);
  const [isPersonUnsaved, setPersonUnsaved] = useState(false);
  const [isBusinessUnsaved, setBusinessUnsaved] = useState(false);
  return (
    <div className="flex max-w-[820px] flex-col gap-6">
      <UnsavedChanges when={isPersonUnsaved || isBusinessUnsaved} />
      <OwnProfileForm userId={userId} profile={profile} onUnsaved={setPersonUnsaved} />
      <BusinessForm profile={profile} onUnsaved={setBusinessUnsaved} />
      <OwnCategories own={documents} changes={changes} />
      <OwnDocuments own={documents} changes={changes} timeZone={profile.time_zone} now={now} />
    </div>
  );
}
