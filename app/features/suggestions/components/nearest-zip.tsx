import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '#app/ui/actions/use-action.ts';
import { findZipNearMe } from '../find-zip-near-me.ts';

interface NearestZipProps {
  /** Each press looks again. */
  press: object;
  onFound: (zip: string) => void;
}

/** Looks for the ZIP, and says beside the field how that went. */
export function NearestZip({ press, onFound }: NearestZipProps) {
  const [nearest, setNearest] = useState<{ postal_code: string; city: string }>();
  const { busy, failure, run } = useAction(async () => {
    setNearest(undefined);
    setNearest(await findZipNearMe());
  });
  const look = useEffectEvent(() => void run());
  useEffect(() => look(), [press]);
  // What else was chosen since the press is known to the latest `onFound` alone.
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (nearest) found(nearest.postal_code);
  }, [nearest]);
  if (failure) {
    return (
      <p role="alert" className="suggestions px-3!">
        {failure.message}
      </p>
    );
  }
  return (
    <p aria-live="polite" className={busy ? 'suggestions px-3!' : 'sr-only'}>
      {busy ? 'Finding your ZIP…' : null}
      {nearest ? `You’re near ${nearest.city} ${nearest.postal_code}` : null}
    </p>
  );
}
