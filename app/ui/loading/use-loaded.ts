import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '#app/lib/browser/after-paint.ts';

export type Loaded<Data> =
  | { state: 'idle' | 'loading'; data: undefined; error: undefined }
  | { state: 'ready'; data: Data; error: undefined }
  | { state: 'failed'; data: undefined; error: unknown };

type Result<Data> = { key: string; round: number } & ({ data: Data } | { error: unknown });
type Reload = { reload: () => void; /** What is shown is being asked for once more. */ reloading: boolean };

/**
 * Loads data for a key, and again whenever it changes; null loads nothing. Answers for an older key are dropped.
 * `reload` keeps the current data until the new answer arrives.
 */
export function useLoaded<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
): Loaded<Data> & Reload {
  const [result, setResult] = useState<Result<Data>>();
  const [round, setRound] = useState(0);
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return undefined;
    const abort = new AbortController();
    const settle = (settled: Result<Data>) => {
      if (!abort.signal.aborted) setResult(settled);
    };
    const begin = () =>
      ask(abort.signal).then(
        (data) => settle({ key, round, data }),
        (error: unknown) => settle({ key, round, error }),
      );
    const cancelWait = afterPaint(() => void begin());
    return () => {
      cancelWait();
      abort.abort();
    };
  }, [key, round]);
  const reload = () => setRound((count) => count + 1);
  return { ...stateOf(key, result), reload, reloading: result?.key === key && result.round !== round };
}

function stateOf<Data>(key: string | null, result: Result<Data> | undefined): Loaded<Data> {
  if (key === null) return { state: 'idle', data: undefined, error: undefined };
  if (result?.key !== key) return { state: 'loading', data: undefined, error: undefined };
  if ('error' in result) return { state: 'failed', data: undefined, error: result.error };
  return { state: 'ready', data: result.data, error: undefined };
}
