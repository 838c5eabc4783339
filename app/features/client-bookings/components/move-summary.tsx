import type { ReactNode } from 'react';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { MovePreview } from '#app/features/moving/moving-dto.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { lateMoveText } from '../late-move-text.ts';

interface MoveSummaryProps {
  preview: MovePreview;
  /** ISO 8601 with offset; undefined until a time is chosen. */
  newStart: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** The old and new time of a visit, what the move costs, and what it means for later changes. */
export function MoveSummary({ preview, newStart, now }: MoveSummaryProps) {
  const { start_time, time_zone, moves_left } = preview;
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <dl className="tabular rounded-card border border-line p-4">
        <Line name="Now">
          <span className={newStart ? 'line-through decoration-1' : undefined}>
            <WeekdayWhen at={start_time} timeZone={time_zone} />
          </span>
        </Line>
        <Line name="New time">
          {newStart ? (
            <b className="font-semibold text-ink">
              <WeekdayWhen at={newStart} timeZone={time_zone} />
            </b>
          ) : (
            'Choose a day and time'
          )}
        </Line>
        <Line name="To pay">Nothing</Line>
      </dl>
      {newStart ? (
        <p className="text-sm text-dim">
          <Afterwards preview={preview} newStart={newStart} now={now} />{' '}
          {moves_left === 1 ? 'This is the last time you can reschedule it.' : null}
        </p>
      ) : null}
    </div>
  );
}

function Afterwards({ preview: { free_hours, time_zone }, newStart, now }: MoveSummaryProps & { newStart: string }) {
  const freeUntil = Date.parse(newStart) - free_hours * 3_600_000;
  if (freeUntil <= now) return lateMoveText(free_hours);
  return (
    <>
      You can cancel for free until{' '}
      <WeekdayWhen at={toIsoWithOffset(epochMinutesOf(new Date(freeUntil)), time_zone)} timeZone={time_zone} />.
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1 text-dim">
      <dt className="shrink-0">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
