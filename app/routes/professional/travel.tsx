import { useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { TravelSettingsForm } from '#app/features/travel/settings/components/travel-settings-form.tsx';
import { readTravelSettings } from '#app/features/travel/settings/queries/read-travel-settings.server.ts';
import { UnsavedChanges } from '#app/ui/fields/unsaved-changes.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/travel';

const dashboard = '/dashboard/professional';

export function meta() {
  return [{ title: 'Travel | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboard}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  // The settings page says what is missing.
  if (!owner) throw redirect(`${dashboard}/settings`);
  return { settings: await readTravelSettings(owner.id) };
}

/** What is being typed stays while something else on the page is saved. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Travel({ loaderData: { settings } }: Route.ComponentProps) {
  const [isUnsaved, recordUnsaved] = useState(false);
  return (
    <SectionPage
      title="Travel"
      text="How you get from one visit to the next. Clients are offered only the times that leave you enough for the way."
    >
      <TravelSettingsForm settings={settings} onUnsaved={recordUnsaved} />
      <UnsavedChanges when={isUnsaved} text="Your travel settings aren’t saved yet." />
    </SectionPage>
  );
}
