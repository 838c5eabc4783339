import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { BookingLinkSettings } from '#app/features/booking-links/components/booking-link-settings.tsx';
import { readBookingLink } from '#app/features/booking-links/queries/read-booking-link.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { isListed } from '#app/features/professionals/professional.policy.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/booking-link';

const dashboard = '/dashboard/professional';

export function meta() {
  return [{ title: 'Your booking link | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboard}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  // The settings page says what is missing.
  if (!owner) throw redirect(`${dashboard}/settings`);
  return {
    link: await readBookingLink(owner.id),
    host: new URL(config().BASE_URL).host,
    isListed: isListed(owner),
  };
}

/** What is being typed stays while something else on the page is saved. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function BookingLink({ loaderData: { link, host, isListed: isOpen } }: Route.ComponentProps) {
  return (
    <SectionPage
      title="Your booking link"
      text={
        <>
          One short link to your profile, for everywhere you are found: online, on paper, on your car.{' '}
          <Link to={helpUrl('professionals/booking-link')} className="text-link">
            How this works
          </Link>
        </>
      }
      actions={
        <ButtonLink to={`${dashboard}/booking-button`} variant="secondary">
          Button for your site
        </ButtonLink>
      }
    >
      {isOpen ? null : (
        <div className="mb-6">
          <Notice title="Not open yet">Your link works as soon as your profile is listed.</Notice>
        </div>
      )}
      <BookingLinkSettings link={link} host={host} />
    </SectionPage>
  );
}
