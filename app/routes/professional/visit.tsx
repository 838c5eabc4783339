import { ArrowLeft } from 'lucide-react';
import { data, Link, redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { AppointmentFacts } from '#app/features/calendar/appointments/components/appointment-facts.tsx';
import { readAppointment } from '#app/features/calendar/appointments/queries/read-appointment.server.ts';
import { AbsenceCard } from '#app/features/no-shows/components/absence-card.tsx';
import { AnswerForm } from '#app/features/no-shows/components/answer-form.tsx';
import { readAbsences } from '#app/features/no-shows/queries/read-no-show.server.ts';
import { WaitingNotice } from '#app/features/visit-progress/components/waiting-notice.tsx';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import { useVisitSteps } from '#app/features/visit-progress/components/use-visit-steps.ts';
import { VisitSteps } from '#app/features/visit-progress/components/visit-steps.tsx';
import { estimateDrive } from '#app/features/visit-progress/queries/estimate-drive.server.ts';
import { readSharing } from '#app/features/visit-progress/position/queries/read-sharing.server.ts';
import { readProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { RecordForm } from '#app/features/visit-records/components/record-form.tsx';
import { RecordView } from '#app/features/visit-records/components/record-view.tsx';
import { readRecord } from '#app/features/visit-records/queries/read-record.server.ts';
import { reportUrl } from '#app/features/visit-reports/visit-report.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import { useIsOnline } from '#app/ui/outbox/use-is-online.ts';
import { useNow } from '#app/ui/timing/use-now.ts';
import { dashboardUrl } from './frame/dashboard-sections.ts';
import type { Route } from './+types/visit';

export function meta() {
  return [{ title: 'Your visit | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** An own visit on its day; another professional's does not exist here. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboardUrl}?demo=true`);
  const viewer = await requireProfessional(request);
  const found = await readAppointment(viewer.id, params.id);
  const now = Date.now();
  if (!found) return data({ shown: undefined, now }, { status: 404 });
  const [progress, record, absences, sharesPosition, driveMinutes] = await Promise.all([
    readProgress(found.appointment.id, viewer.id),
    readRecord(found.appointment.id, viewer.id),
    readAbsences(found.appointment.id, viewer.id),
    readSharing(viewer.id),
    estimateDrive(found.appointment.id, new Date(found.appointment.date)),
  ]);
  return data({
    shown: { ...found, viewerId: viewer.id, progress, record, absences, sharesPosition, driveMinutes },
    now,
  });
}

export default function Visit({ loaderData: { shown, now: loadedAt } }: Route.ComponentProps) {
  useLivePage();
  const now = useNow(loadedAt);
  return shown ? <VisitDay key={shown.appointment.id} {...shown} loadedAt={loadedAt} now={now} /> : <NotFound />;
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']> & { loadedAt: number; now: number };

/** The page of the day: what was pressed, written and photographed waits on this phone until it is sent. */
function VisitDay(shown: Shown) {
  const { appointment, time_zone, viewerId, progress, record, absences, sharesPosition, driveMinutes, loadedAt, now } =
    shown;
  const lane = useVisitLane(appointment.id, viewerId);
  const steps = useVisitSteps(appointment.id, progress, lane);
  const isOnline = useIsOnline();
  const [firstName = ''] = appointment.client.name.split(' ');
  const clientName = firstName || 'your client';
  const begun = now >= Date.parse(appointment.date);
  const title = `${appointment.service.name} for ${appointment.client.name}`;
  return (
    <>
      <Link to={dashboardUrl} className="text-link inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Overview
      </Link>
      <h1 className="mt-3 mb-5 text-3xl wrap-anywhere">{title}</h1>
      <ReadFailureNotice />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <WaitingNotice lane={lane} isOnline={isOnline} />
          <AnswerForm bookingId={appointment.id} report={absences.nobody_came} timeZone={time_zone} />
          {appointment.status === 'confirmed' || progress.steps.length > 0 ? (
            <VisitSteps
              bookingId={appointment.id}
              title={title}
              progress={progress}
              steps={steps}
              startTime={appointment.date}
              timeZone={time_zone}
              driveMinutes={driveMinutes}
              clientName={clientName}
              sharesPosition={sharesPosition}
              loadedAt={loadedAt}
              now={now}
            />
          ) : null}
          <AbsenceCard
            bookingId={appointment.id}
            viewerId={viewerId}
            name={clientName}
            noShow={absences.no_show}
            mayReport={appointment.status === 'confirmed' && progress.step === 'arrived' && begun}
            lane={lane}
            timeZone={time_zone}
            loadedAt={loadedAt}
          />
          {record?.may_write ? (
            <RecordForm
              bookingId={appointment.id}
              viewerId={viewerId}
              record={record}
              lane={lane}
              step={steps.shown.step}
              clientName={firstName}
              timeZone={time_zone}
            />
          ) : record ? (
            <RecordView record={record} timeZone={time_zone} />
          ) : null}
          {appointment.status === 'completed' ? (
            <ButtonLink to={reportUrl(appointment.id)} variant="secondary" wide>
              Report of the visit
            </ButtonLink>
          ) : null}
        </div>
        <section aria-label="Details">
          <AppointmentFacts appointment={appointment} zone={time_zone} />
        </section>
      </div>
    </>
  );
}

function NotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Visit not found"
      text="It doesn’t exist, or it belongs to another account."
      action={<ButtonLink to={dashboardUrl}>Overview</ButtonLink>}
    />
  );
}
