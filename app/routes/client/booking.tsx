import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listOfferedServices } from '#app/features/availability/hours/queries/list-offered-services.server.ts';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import type { BookingOffer } from '#app/features/booking-form/booking-subject.ts';
import { BookingFlow } from '#app/features/booking-form/components/booking-flow.tsx';
import { professionalDefaults } from '#app/features/professionals/display/professional-display.ts';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { getProfessional, type ProfessionalDto } from '#app/features/professionals/queries/get-professional.server.ts';
import { tintOfCategory } from '#app/features/services/catalogue/category-tint.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { log } from '#app/platform/log/log.server.ts';
import { hasReadFailure } from '#app/ui/loading/read-failures.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { pageMeta } from '../public/frame/page-meta.ts';
import type { Route } from './+types/booking';

export function meta() {
  return [
    ...pageMeta({
      title: 'Book a visit | Doorstep',
      description:
        'Pick a professional, a service and a time, and add your address. You see the full price before you pay.',
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The page is the same for everyone; the browser requests what is private (who pays, the client's own holds). */
export async function loader({ request }: Route.LoaderArgs): Promise<{ offer: BookingOffer }> {
  const id = new URL(request.url).searchParams.get('pro')?.trim();
  if (!id) return { offer: { state: 'none' } };
  if (!isId(id)) return { offer: { state: 'unknown', id } };
  try {
    const [professional, services] = await Promise.all([getProfessional(id, undefined), listOfferedServices(id)]);
    return { offer: offerOf(professional, services) };
  } catch (error) {
    if (isErrorOf(error, professionalErrors.professional_not_found)) return { offer: { state: 'unknown', id } };
    log.error({ err: error }, 'the booking page could not load a professional');
    return { offer: { state: 'failed', id } };
  }
}

/** Reloads only for another professional, or if they could not be read. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('pro') !== nextUrl.searchParams.get('pro') || hasReadFailure();
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="pt-8 pb-6 lg:pt-10 lg:pb-24">
      {/* The summary stands beside it (booking-flow.tsx). */}
      <div className="lg:pr-[436px]">
        <PageHeading
          title="Book a visit"
          text="Pick who, what, when and where. You see the full price before you pay."
        />
      </div>
      <div className="mt-8 lg:mt-10">
        <BookingFlow offer={loaderData.offer} />
      </div>
    </Container>
  );
}

function offerOf(professional: ProfessionalDto, services: ServiceDto[]): BookingOffer {
  const { profile } = professional;
  return {
    state: 'known',
    professional: {
      id: professional.id,
      name: `${profile.first_name} ${profile.last_name}`.trim(),
      headline: professional.headline,
      image: professionalImage({ profile_photo_url: profile.profile_photo_url, image: professional.image }),
      tint: tintOfCategory(services[0]?.category_id),
      verified: professional.verified,
      serviceArea: professional.service_area || professionalDefaults.location,
      acceptsBookings: professional.accepts_bookings,
    },
    services: services.map(({ id, name, description, price, duration }) => ({
      id,
      name,
      description,
      price,
      duration,
    })),
    dates: bookingWindow(epochMinutesOf(new Date()), professional.time_zone),
  };
}
