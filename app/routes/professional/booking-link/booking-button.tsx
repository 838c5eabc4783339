import { useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { BookingButtonSettings } from '#app/features/booking-button/settings/components/booking-button-settings.tsx';
import { readBookingButton } from '#app/features/booking-button/settings/queries/read-booking-button.server.ts';
import { readBookingLink } from '#app/features/booking-links/queries/read-booking-link.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { isListed } from '#app/features/professionals/professional.policy.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { UnsavedChanges } from '#app/ui/fields/unsaved-changes.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/booking-button';

const dashboard = '/dashboard/professional';

export function meta() {
  return [{ title: 'Booking button | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboard}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  // The settings page says what is missing.
  if (!owner) throw redirect(`${dashboard}/settings`);
  const [button, link] = await Promise.all([readBookingButton(owner.id), readBookingLink(owner.id)]);
  const subject = {
    professionalId: owner.id,
    isListed: isListed(owner),
    linkUrl: link.url,
    baseUrl: config().BASE_URL,
  };
  return { button, subject };
}

/** What is being typed stays while something else on the page is saved. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function BookingButton({ loaderData: { button, subject } }: Route.ComponentProps) {
  const [isUnsaved, recordUnsaved] = useState(false);
  return (
    <SectionPage
      title="Booking button"
      text="Clients book you on your own site. They confirm by email and pay on Doorstep."
      actions={
        <ButtonLink to={`${dashboard}/booking-link`} variant="secondary">
          Booking link
        </ButtonLink>
      }
    >
      {subject.isListed ? null : (
        <div className="mb-6">
          <Notice title="Not open yet">Your button works as soon as your profile is listed.</Notice>
        </div>
      )}
      <BookingButtonSettings button={button} subject={subject} onUnsaved={recordUnsaved} />
      <UnsavedChanges when={isUnsaved} text="Your booking button isn’t saved yet." />
    </SectionPage>
  );
}
