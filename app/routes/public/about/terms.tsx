import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { LegalText } from '#app/content/legal.ts';
import { termsOfService } from '#app/content/terms.ts';
import { currentSettings } from '#app/features/platform-settings/queries/current-settings.server.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/terms';

export function meta() {
  return pageMeta({
    title: 'Terms of service | Doorstep',
    description: 'The rules for booking and working on Doorstep, in plain English.',
  });
}

/** The texts come with the page instead of the code. */
export async function loader() {
  const settings = await currentSettings();
  return dated(termsOfService(shownTerms(settings)), settings);
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: platformTimeZone });

/** Sets the terms' date: a change of the settings changes the terms too; the first settings came with the text. */
function dated(text: LegalText, { version, changed_at }: { version: number; changed_at: Date }): LegalText {
  return version > 1 && changed_at.getTime() > Date.parse(text.changed)
    ? { ...text, changed: longDate.format(changed_at) }
    : text;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
