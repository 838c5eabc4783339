import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '#app/ui/actions/use-action.ts';
import { findZipNearMe } from '../find-zip-near-me.ts';

interface NearestZipProps {
  /** Each press looks again. */
  press: number;
  onFound: (zip: string) => void;
}

/** Looks for the ZIP, and says beside the field how that went. */
export function NearestZip({ press, onFound }: NearestZipProps) {
  const [city, setCity] = useState('');
  const { busy, failure, run } = useAction(async () => {
    setCity('');
    const nearest = await findZipNearMe();
    setCity(`${nearest.city} ${nearest.postal_code}`);
    onFound(nearest.postal_code);
  });
  const look = useEffectEvent(() => void run());
  useEffect(() => look(), [press]);
  if (failure) {
    return (
      <p role="alert" className="suggestions px-3!">
        {failure.message}
      </p>
    );
  }
  return (
    <p aria-live="polite" className={busy ? 'suggestions px-3!' : 'sr-only'}>
      {busy ? 'Finding your ZIP…' : `You’re near ${city}`}
    </p>
  );
}
