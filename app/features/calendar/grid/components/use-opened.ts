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

/**
 * What is open, and the changes made from there: each closes it and shows at once; a block that failed reopens with
 * its input.
 */
export function useOpened(attempt: AttemptChange, first: string | undefined) {
  const [opened, setOpened] = useState<Opened | undefined>(first ? { kind: 'appointment', id: first } : undefined);
  const { revalidate } = useRevalidator();
  const [blocking] = useState(createAttempts);
  const close = () => setOpened(undefined);

  const complete = ({ id, client }: CalendarAppointment) => {
    close();
    void attempt({
      change: { kind: 'status', id, status: 'completed' },
      call: () => api.post('/bookings/:id/complete', { param: { id } }),
      success: ({ undo_until }) => ({
        ...calendarToasts.completed(client.name),
        ...undoOffer({ id, undoUntil: undo_until, onUndone: () => void revalidate() }),
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
        setOpened((now) => (now?.kind === 'blocked' && now.id === coming.id ? { kind: 'blocked', id } : now));
        return { kind: 'block', block: { ...coming, id } };
      },
      success: calendarToasts.blocked(time),
      failure: calendarToasts.notBlocked,
    });
    if (failure)
      setOpened({ kind: 'block', draft: { ...draft, seen: visitsNamedBy(failure), refusal: failure.message } });
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

  const openBlock = (time: Selection) => setOpened({ kind: 'block', draft: quickBlockOf(time) });
  return {
    opened,
    open: setOpened,
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
