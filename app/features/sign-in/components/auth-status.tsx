import { type ReactNode, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { fetchOwnProfile } from '../fetch-own-profile.ts';
import { useSession } from '#app/features/sessions/session-client.ts';

/** Shows whether the visitor is signed in and the profile call works: yes or no, nothing of its answer (OPEN-49). */
export function AuthStatus() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  return (
    <div className="mt-8 flex flex-col gap-6">
      <Card padding="large">
        <h2 className="text-xl">Auth status</h2>
        <dl className="mt-4">
          <Line name="Signed in">{session.status === 'unknown' ? 'Looking…' : yesOrNo(signedIn)}</Line>
          {signedIn ? (
            <Line name="Session until">
              {new Date(session.expires_at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </Line>
          ) : null}
          {signedIn ? <Line name="Has a profile">{yesOrNo(session.profile !== null)}</Line> : null}
          {signedIn ? <Line name="Type">{session.profile?.type ?? 'not chosen yet'}</Line> : null}
        </dl>
        {session.status === 'signed-out' ? (
          <ButtonLink to="/login?return_to=/auth-test" variant="secondary" className="mt-5">
            Log in
          </ButtonLink>
        ) : null}
      </Card>
      <ProfilesTest />
    </div>
  );
}

function ProfilesTest() {
  const [result, setResult] = useState<string>();
  const { busy, run: test } = useAction(async () => setResult(await profilesCall()));
  return (
    <Card padding="large">
      <h2 className="text-xl">Profiles API test</h2>
      <p className="mt-2 text-dim">Asks the API for your own profile, just like your account pages do.</p>
      <Button variant="secondary" loading={busy} onClick={() => void test()} className="mt-5">
        Test the profiles call
      </Button>
      <p role="status" className="mt-4 min-h-6 font-semibold">
        {result}
      </p>
    </Card>
  );
}

async function profilesCall(): Promise<string> {
  try {
    await fetchOwnProfile((query) => api.get('/profiles/me', { query }));
    return 'Yes: the call works.';
  } catch (error) {
    const { status } = error instanceof ApiFailure ? error : { status: 0 };
    if (status === 401) return 'No: you’re not signed in.';
    if (status === 404) return 'No: this account has no profile yet.';
    return status === 0 ? 'No: we couldn’t reach Doorstep.' : 'No: the call failed.';
  }
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-t border-line py-3">
      <dt className="text-dim">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}

function yesOrNo(yes: boolean): string {
  return yes ? 'Yes' : 'No';
}
