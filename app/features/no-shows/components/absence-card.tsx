import { useState } from 'react';
import { PhotoInput } from '#app/features/visit-records/components/photo-input.tsx';
import { useVisitPhotos } from '#app/features/visit-records/components/use-visit-photos.ts';
import { WaitingPhotos } from '#app/features/visit-records/components/waiting-photos.tsx';
import { isWaiting } from '#app/features/visit-progress/visit-lane.ts';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { formatCountdown, useCountdown } from '#app/ui/timing/use-countdown.ts';
import { absenceOutcome, absenceOutlook } from '../absence-fee.ts';
import type { NoShowDto } from '../no-show-dto.ts';
import { DoorPhotos } from './door-photos.tsx';

interface AbsenceCardProps {
  bookingId: string;
  viewerId: string;
  /** The client's first name. */
  name: string;
  noShow: NoShowDto | null;
  /** Whether the professional can say now that nobody is there. */
  mayReport: boolean;
  lane: ReturnType<typeof useVisitLane>;
  timeZone: string;
  /** The server's time when the page was loaded, in epoch milliseconds. */
  loadedAt: number;
}

/** For a professional at the door: nobody is there, the wait, the photo, and the end of the visit. */
export function AbsenceCard(props: AbsenceCardProps) {
  const { bookingId, noShow, mayReport, lane } = props;
  const url = `/api/bookings/${bookingId}/no-show`;
  const waiting = waitingNoShow(lane.requests);
  const press = (path: string, body: Record<string, string>, key: string) =>
    void lane.send({ method: 'POST', url: `${url}${path}`, body, key });
  const report = () => {
    const id = randomUuid();
    press('', { id, pressed_at: new Date().toISOString() }, id);
  };
  const undo = (undone: string) => press('/undo', { press: undone }, randomUuid());
  const close = () => {
    const id = randomUuid();
    press('/close', { id }, id);
  };
  if (!noShow) return mayReport || waiting.report ? <Question isSending={waiting.report} onReport={report} /> : null;
  if (noShow.settled_at) return <Settled feePercent={noShow.late_fee_percent} />;
  return noShow.closed_at ? (
    <Closed {...props} noShow={noShow} isUndoing={waiting.undo} onUndo={undo} />
  ) : (
    <Waiting {...props} noShow={noShow} isClosing={waiting.closing} onUndo={undo} onClose={close} />
  );
}

/** Which presses about an absence are on this phone and not with the server yet. */
function waitingNoShow(requests: readonly OutboxRequest[]): { report: boolean; closing: boolean; undo: boolean } {
  const urls = requests.filter(isWaiting).map(({ url }) => url);
  const has = (ending: string) => urls.some((url) => url.endsWith(ending));
  return { report: has('/no-show'), closing: has('/no-show/close'), undo: has('/no-show/undo') };
}

function Question({ isSending, onReport }: { isSending: boolean; onReport: () => void }) {
  return (
    <Button variant="quiet" wide loading={isSending} onClick={onReport}>
      My client isn’t here
    </Button>
  );
}

const panel = 'rounded-card border border-line bg-card p-5 sm:p-6';

interface WaitingProps extends AbsenceCardProps {
  noShow: NoShowDto;
  isClosing: boolean;
  onUndo: (press: string) => void;
  onClose: () => void;
}

function Waiting({ noShow, name, lane, bookingId, viewerId, timeZone, loadedAt, ...about }: WaitingProps) {
  const { isClosing, onUndo, onClose } = about;
  const [isAsking, setAsking] = useState(false);
  const photos = useVisitPhotos(bookingId, viewerId, lane);
  const seconds = Math.max(0, Math.ceil((Date.parse(noShow.waits_until) - loadedAt) / 1_000));
  const { left } = useCountdown(seconds);
  const isOver = seconds === 0 || left === 0;
  const hasPhoto = noShow.photo_urls.length > 0 || photos.waiting.some(({ moment }) => moment === 'door');
  return (
    <section aria-labelledby="absence-title" className={panel}>
      <h2 id="absence-title" className="text-xl">
        Waiting for {name}
      </h2>
      <p className="mt-1 text-sm text-dim">
        We’ve told {name} that you’re at the door. Ring, knock and call. Wait until{' '}
        {formatTime(epochMinutesOf(new Date(noShow.waits_until)), timeZone)}.
      </p>
      {isOver ? null : (
        <p role="timer" className="tabular mt-4 text-4xl font-semibold">
          {formatCountdown(left)}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-3">
        <PhotoInput moment="door" onChoose={(files) => photos.add('door', files)} />
        <WaitingPhotos photos={photos.waiting.filter(({ moment }) => moment === 'door')} />
        <DoorPhotos urls={noShow.photo_urls} />
        <Button wide disabled={!isOver || !hasPhoto} loading={isClosing} onClick={() => setAsking(true)}>
          End the visit
        </Button>
        {hasPhoto ? null : <p className="text-sm text-dim">A photo of the door is needed first.</p>}
        <Button variant="secondary" wide onClick={() => onUndo(noShow.id)}>
          {name} is here now
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`End the visit without ${name}?`}
        description={absenceOutlook(noShow.late_fee_percent, name)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep waiting
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
                onClose();
              }}
            >
              Yes, nobody is here
            </Button>
          </>
        }
      />
    </section>
  );
}

interface ClosedProps extends AbsenceCardProps {
  noShow: NoShowDto;
  isUndoing: boolean;
  onUndo: (press: string) => void;
}

function Closed({ name, noShow: { undo, waits_for_team }, loadedAt, isUndoing, onUndo }: ClosedProps) {
  const seconds = undo?.until ? Math.ceil((Date.parse(undo.until) - loadedAt) / 1_000) : 0;
  const { left } = useCountdown(seconds);
  const isUndoable = undo !== null && left > 0;
  return (
    <section aria-labelledby="absence-title" className={panel}>
      <h2 id="absence-title" className="text-xl">
        {name} wasn’t there
      </h2>
      <p className="mt-1 text-sm text-dim">
        {waits_for_team
          ? 'Your client reported a problem: the visit ends when our team has decided.'
          : isUndoable
            ? 'The visit ends in a minute. You can still take that back.'
            : 'The visit is being ended.'}
      </p>
      {isUndoable ? (
        <Button variant="secondary" wide className="mt-5" loading={isUndoing} onClick={() => onUndo(undo.press)}>
          Undo
        </Button>
      ) : null}
    </section>
  );
}

function Settled({ feePercent }: { feePercent: string }) {
  return (
    <section aria-labelledby="absence-title" className={panel}>
      <h2 id="absence-title" className="text-xl">
        Your client wasn’t there
      </h2>
      <p className="mt-1 text-sm text-dim">{absenceOutcome(feePercent)}</p>
    </section>
  );
}
