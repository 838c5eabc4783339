import { data, Form, useNavigation } from 'react-router';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { followOptOut } from '#app/features/notices/commands/follow-opt-out.server.ts';
import { readOptOutPage } from '#app/features/notices/queries/read-opt-out-page.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/email-choice';

export function meta() {
  return [{ title: 'Emails from us | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params }: Route.LoaderArgs) {
  const choice = await readOptOutPage(params.token);
  return data({ choice: choice ?? null }, choice ? 200 : 404);
}

/**
 * Handles the button on this page, and the one in a mail program, which posts here without a session and ignores the
 * response (RFC 8058). A GET changes nothing, because programs open links before people do.
 */
export async function action({ params, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const known = await followOptOut(params.token, form.get('emails') === 'on');
  return data(null, known ? 200 : 404);
}

/** The page behind the link at the bottom of a mail, without signing in. */
export default function EmailChoice({ loaderData: { choice }, actionData }: Route.ComponentProps) {
  if (!choice) return <DeadLink />;
  const isDone = actionData !== undefined;
  return (
    <AuthPage title={titleOf(choice.isOn, isDone)} text={`${choice.title}: ${choice.text}`}>
      <div aria-live="polite">{isDone ? <Outcome isOn={choice.isOn} /> : null}</div>
      <ChoiceForm isOn={choice.isOn} />
      <p className="mt-6 text-sm text-dim">Receipts, cancellations and refunds always come by email.</p>
    </AuthPage>
  );
}

function titleOf(isOn: boolean, isDone: boolean): string {
  if (!isOn) return 'These emails are off';
  return isDone ? 'These emails are on' : 'Turn off these emails?';
}

function Outcome({ isOn }: { isOn: boolean }) {
  return (
    <div className="mb-6">
      <Notice title="Done">{isOn ? 'You’ll get these emails again.' : 'You won’t get them anymore.'}</Notice>
    </div>
  );
}

function ChoiceForm({ isOn }: { isOn: boolean }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace className="flex flex-wrap gap-3">
      <input type="hidden" name="emails" value={isOn ? 'off' : 'on'} />
      <Button
        type="submit"
        size="large"
        loading={busy}
        variant={isOn ? 'primary' : 'secondary'}
        className="max-sm:w-full"
      >
        {isOn ? 'Turn off' : 'Turn back on'}
      </Button>
      <ButtonLink to="/account/notifications" size="large" variant="secondary" className="max-sm:w-full">
        All my settings
      </ButtonLink>
    </Form>
  );
}

function DeadLink() {
  return (
    <AuthPage
      title="This link doesn’t work"
      text="It’s incomplete, perhaps because your email app cut it off. Sign in to choose your emails in your account."
    >
      <ButtonLink to="/account/notifications" size="large">
        My notifications
      </ButtonLink>
    </AuthPage>
  );
}
