import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { dismissToast, type ToastEntry } from './toast.ts';
import { useSwipeAway } from './use-swipe-away.ts';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons.tsx';

const looks = {
  neutral: { Icon: InfoIcon, color: 'text-dim' },
  success: { Icon: SuccessIcon, color: 'text-success' },
  error: { Icon: AlertIcon, color: 'text-danger' },
};

/** The cards of the visible toasts; loaded with the first toast. */
export function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  return entries.map((entry) => <ToastCard key={entry.id} entry={entry} />);
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const { Icon, color } = looks[entry.tone];
  const dismiss = () => dismissToast(entry.id);
  const pause = useTimer(entry.durationMs, dismiss);
  const swipe = useSwipeAway(dismiss);
  return (
    <div role={entry.tone === 'error' ? 'alert' : undefined} {...pause} {...swipe} className="toast">
      <Icon className={classNames('mt-0.5 size-5 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{entry.title}</p>
        {entry.description ? <p className="text-sm text-dim">{entry.description}</p> : null}
        {entry.action ? <ToastAction action={entry.action} onDone={dismiss} /> : null}
      </div>
      <IconButton label="Dismiss" onClick={dismiss} className="-my-2 -mr-2">
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<ToastEntry['action']>; onDone: () => void }) {
  if ('to' in action) {
    return (
      <Link to={action.to} onClick={onDone} className="text-link mt-1 inline-block text-sm">
        {action.label}
      </Link>
    );
  }
  const press = () => {
    onDone();
    action.onPress();
  };
  return (
    <button type="button" onClick={press} className="text-link -mb-2 inline-flex min-h-11 items-center text-sm">
      {action.label}
    </button>
  );
}

/** Calls `done` after the time given; the handlers pause the timer while pointer or focus are inside. */
function useTimer(milliseconds: number, done: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  }, [done]);
  const start = useCallback(() => {
    timer.current = setTimeout(() => latest.current(), milliseconds);
  }, [milliseconds]);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start };
}
