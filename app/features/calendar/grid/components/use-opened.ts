import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { undoOffer } from '#app/features/professional-desk/components/completion-undo.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { comingId } from '../../calendar-changes.ts';
import { type QuickBlock, quickBlockOf, selectionOfBlock } from '../../time-off/quick-block.ts';
import type { CalendarAppointment, CalendarBlock } from '../../calendar-dto.ts';
import { calendarToasts } from '../../calendar-toasts.ts';
import type { Selection } from '../grid-cursor.ts';
import type { AttemptChange } from '../../components/use-calendar-changes.ts';

/** What is open over the calendar. */
export type Opened =
  | { kind: 'appointment' | 'blocked'; id: string }
  | { kind: 'block'; draft: QuickBlock }
  | { kind: 'feed' };

type Stacked = { opened: Opened | undefined; refused: readonly Opened[]; opening: number };

/** What is open. What was refused while something else was open waits until that is closed. */
function useStack(first: string | undefined) {
  const begun: Opened | undefined = first ? { kind: 'appointment', id: first } : undefined;
  const [{ opened, opening }, setStack] = useState<Stacked>({ opened: begun, refused: [], opening: 0 });
  return {
    opened,
    /** Another number each time something opens. */
    opening,
    open: (next: Opened) => setStack((now) => ({ ...now, opened: next, opening: now.opening + 1 })),
    close: () =>
      setStack(({ refused: [next, ...refused], opening: before }) => ({
        opened: next,
        refused,
        opening: next ? before + 1 : before,
      })),
    /** `gone` is a block that is shown no more: what is open about it takes no place. */
    reopen: (next: Opened, gone: string) =>
      setStack((now) =>
        now.opened && !isAbout(now.opened, gone)
          ? { ...now, refused: [...now.refused, next] }
          : { ...now, opened: next, opening: now.opening + 1 },
      ),
    /** What is open about a block stays open under the id that the server gave it. */
    rename: (from: string, id: string) =>
      setStack((now) => (now.opened && isAbout(now.opened, from) ? { ...now, opened: { kind: 'blocked', id } } : now)),
  };
}

function isAbout(opened: Opened, block: string): boolean {
  return opened.kind === 'blocked' && opened.id === block;
}

/**
 * What is open, and the changes made from there: each closes it and shows at once; a block that failed reopens with
 * its input, once nothing else is open.
 */
export function useOpened(attempt: AttemptChange, first: string | undefined) {
  const { opened, opening, open, close, reopen, rename } = useStack(first);
  const { revalidate } = useRevalidator();
  const [blocking] = useState(createAttempts);

  const complete = ({ id, client }: CalendarAppointment) => {
    close();
    void attempt({
      change: { kind: 'status', id, status: 'completed' },
      call: () => api.post('/bookings/:id/complete', { param: { id } }),
      success: ({ undo_seconds }) => ({
        ...calendarToasts.completed(client.name),
        ...undoOffer({ id, undoSeconds: undo_seconds, onUndone: () => void revalidate() }),
      }),
      failure: calendarToasts.notCompleted,
    });
  };

  const cancel = ({ id, client }: CalendarAppointment, expectedRefund: string) => {
    close();
    void attempt({
      change: { kind: 'status', id, status: 'cancelled' },
      call: () => api.post('/bookings/:id/cancel-and-refund', { param: { id }, json: { expectedRefund } }),
      success: calendarToasts.cancelled(client.name),
      failure: calendarToasts.notCancelled,
    });
  };

  const block = async (draft: QuickBlock, seen: readonly string[]) => {
    const time = selectionOfBlock(draft);
    if (!time) return;
    close();
    const { date, start, end } = draft;
    const reason = draft.reason.trim() || null;
    const coming = { id: comingId(`${date}T${start}`), start: `${date}T${start}`, end: `${date}T${end}`, reason };
    const failure = await attempt({
      change: { kind: 'block', block: coming },
      call: () => {
        const json = { plan: { kind: 'times' as const, date, start, end }, reason, seen_bookings: [...seen] };
        return blocking(json, (idempotencyKey) => api.post('/blocked-time-plans', { json, idempotencyKey }));
      },
      settled: ({ items: [made] }) => {
        const id = made?.id ?? coming.id;
        // The block may have been opened meanwhile.
        rename(coming.id, id);
        return { kind: 'block', block: { ...coming, id } };
      },
      success: calendarToasts.blocked(time),
      failure: calendarToasts.notBlocked,
    });
    if (!failure) return;
    const refused = { ...draft, seen: visitsNamedBy(failure), refusal: failure.message };
    reopen({ kind: 'block', draft: refused }, coming.id);
  };

  const unblock = ({ id }: CalendarBlock) => {
    close();
    void attempt({
      change: { kind: 'unblock', id },
      call: () => api.delete('/blocked-time-slots/:id', { param: { id } }),
      success: calendarToasts.unblocked(),
      failure: calendarToasts.notUnblocked,
    });
  };

  const openBlock = (time: Selection) => open({ kind: 'block', draft: quickBlockOf(time) });
  return {
    opened,
    opening,
    open,
    openBlock,
    close,
    complete,
    cancel,
    block: (draft: QuickBlock, seen: readonly string[]) => void block(draft, seen),
    unblock,
  };
}

/**
 * Returns visits that were booked meanwhile: the server lists them, so that they are seen before the time is blocked.
 */
function visitsNamedBy({ details }: ApiFailure): QuickBlock['seen'] {
  const { bookings } = details;
  return Array.isArray(bookings) ? (bookings as QuickBlock['seen']) : [];
}
