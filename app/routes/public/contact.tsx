import { config } from '#app/platform/config/config.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { Scene } from '#app/ui/scene.tsx';
import { pageMeta } from './page-meta.ts';
import type { Route } from './+types/contact';

export function meta() {
  return pageMeta({ title: 'Contact | Doorstep', description: 'How to reach the people behind Doorstep.' });
}

export function loader() {
  return { email: config().CONTACT_EMAIL };
}

export default function Contact({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <Container className="grid items-center gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:py-20">
      <div>
        <PageHeading title="Talk to us" text="A question, a problem with a booking, something that should work better: write to us, a person reads it." />
        <p className="mt-8 font-display text-xl font-bold wrap-anywhere">{email}</p>
        <p className="mt-2 text-dim">About a booking? Tell us its date and the name of the professional, then we find it at once.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={`mailto:${email}`} className={buttonStyle({ size: 'large' })}>
            Write an email
          </a>
          <ButtonLink to="/how-it-works#faq" variant="secondary" size="large">
            Read the answers we have
          </ButtonLink>
        </div>
      </div>
      <Scene name="mail-sent" />
    </Container>
  );
}
