import type { ReactNode } from 'react';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { ProfessionalDto } from '#app/features/professionals/queries/get-professional.server.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import { ServiceList, TimeChoice } from './components/choice-steps.tsx';
import { DetailsForm } from './components/details-form.tsx';
import { frameDocument } from './frame-document.server.tsx';
import { stepUrl, type FrameLook } from './frame-look.ts';
import { freeDays, freeTimes, zoneNameOn, type FrameTime } from './frame-times.server.ts';

/** What every page of one frame is about. */
export interface FrameSubject {
  professional: ProfessionalDto;
  /** Those that can be paid for. */
  services: ServiceDto[];
  look: FrameLook;
}

/** What a guest typed, and why it was refused. */
export interface DetailsState {
  typed: Record<string, string>;
  errors: Record<string, string>;
  failure: string | null;
  otherTimes: FrameTime[];
}

/** The page of the services, as far as nothing is chosen. */
export function servicesPage(subject: FrameSubject): string {
  const urlOf = (choices: Record<string, string>) => stepUrl(subject.professional.id, subject.look, choices);
  const { accepts_bookings } = subject.professional;
  return page(
    subject,
    accepts_bookings ? (
      <ServiceList services={subject.services} urlOf={urlOf} />
    ) : (
      <p>Online booking is closed at the moment. Please come back later.</p>
    ),
  );
}

/** The page of days and times of a service; of the first free day unless another is chosen. */
export async function timesPage(subject: FrameSubject, service: ServiceDto, chosenDay: string | undefined) {
  const { id, time_zone } = subject.professional;
  const question = { professionalId: id, serviceId: service.id, viewerId: null, zip: null };
  const days = await freeDays(question, time_zone);
  const day = chosenDay ?? days[0]?.date ?? localDate(epochMinutesOf(new Date()), time_zone);
  const times = await freeTimes(question, day);
  const urlOf = (choices: Record<string, string>) => stepUrl(id, subject.look, { service: service.id, ...choices });
  return page(
    subject,
    <>
      <Chosen title={service.name} text={formatDuration(service.duration)} changeUrl={stepUrl(id, subject.look, {})} />
      <TimeChoice days={days} day={day} times={times} zoneName={zoneNameOn(day, time_zone)} urlOf={urlOf} />
    </>,
  );
}

/** The page of the guest's details, also with what was refused. */
export function detailsPage(subject: FrameSubject, service: ServiceDto, state: DetailsState): string {
  const { id, time_zone } = subject.professional;
  const instant = parseIsoWithOffset(state.typed['starts_at'] ?? '');
  const changeUrl = stepUrl(id, subject.look, { service: service.id });
  return page(
    subject,
    <>
      {instant === null || state.otherTimes.length > 0 ? null : (
        <Chosen title={service.name} text={formatZonedVisitTime(instant, time_zone)} changeUrl={changeUrl} />
      )}
      <DetailsForm {...state} action={stepUrl(id, subject.look, {})} />
    </>,
  );
}

/** The page after sending: the same whatever the email. */
export function sentPage(subject: FrameSubject, email: string): string {
  return page(
    subject,
    <section role="status">
      <h2>Check your email</h2>
      <p>
        We sent a link to <b>{email}</b>. Open it within the hour, on this device or any other, to confirm and pay.
      </p>
      <p>Your time isn’t held until then. No email? Look in your spam folder.</p>
    </section>,
  );
}

function page(subject: FrameSubject, content: ReactNode): string {
  const { first_name, last_name } = subject.professional.profile;
  const title = `Book ${first_name} ${last_name}`;
  return frameDocument({
    title,
    look: subject.look,
    children: (
      <>
        <header>
          <h1>{title}</h1>
          <p>{[subject.professional.headline, subject.professional.service_area].filter(Boolean).join(', ')}</p>
        </header>
        {content}
      </>
    ),
  });
}

function Chosen({ title, text, changeUrl }: { title: string; text: string; changeUrl: string }) {
  return (
    <div className="chosen">
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      <a href={changeUrl}>Change</a>
    </div>
  );
}
