import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { keyScopes, type KeyOwner, type KeyScope } from '#app/platform/access/key-scopes.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { KeyState } from '../api-key.ts';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

/** A key as the page shows it; times are in words. */
export interface ListedKey {
  id: string;
  name: string;
  start: string;
  owner: KeyOwner;
  scopes: readonly KeyScope[];
  perMinute: number;
  state: KeyState;
  /** "Used 2 hours ago" */
  used: string;
  /** "Expires Feb 3, 2027 8:00 PM" */
  end: string;
}

/** A key in the list, with a button that revokes it. */
export function KeyRow({ apiKey }: { apiKey: ListedKey }) {
  const [isAsking, setAsking] = useState(false);
  const { name, owner, state } = apiKey;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green"
      >
        <KeyRound className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm text-dim">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere text-ink">
          {name}
          {owner === 'business' ? <Badge tone="green">Business</Badge> : null}
          {state === 'active' ? null : (
            <StatusPill tone="neutral" label={state === 'expired' ? 'Expired' : 'Revoked'} />
          )}
        </h3>
        <KeyFacts apiKey={apiKey} />
      </div>
      {state === 'active' ? (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Revoke <span className="sr-only">{name}</span>
        </Button>
      ) : null}
      <RevokeKeyDialog apiKey={isAsking ? apiKey : undefined} onClose={() => setAsking(false)} />
    </li>
  );
}

function KeyFacts({ apiKey: { start, scopes, perMinute, used, end } }: { apiKey: ListedKey }) {
  return (
    <>
      <p className="font-mono text-xs">{start}…</p>
      <p className="mt-1">{scopes.map((scope) => keyScopes[scope].label).join(' · ')}</p>
      <p className="mt-1">
        {used} · {end} · {perMinute} calls a minute
      </p>
    </>
  );
}
