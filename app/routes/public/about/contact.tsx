import { useState } from 'react';
import { data, redirect, useSearchParams } from 'react-router';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { queueContactMail, contactForm } from '#app/features/contact/commands/queue-contact-mail.server.ts';
import { ContactForm } from '#app/features/contact/components/contact-form.tsx';
import { ContactSent } from '#app/features/contact/components/contact-sent.tsx';
import { contactSchema } from '#app/features/contact/contact.schema.ts';
import { contactTopics } from '#app/features/contact/contact-topics.ts';
import { readContactForm } from '#app/features/contact/read-contact-form.ts';
import { config } from '#app/platform/config/config.server.ts';
import { AppError, errorKinds } from '#app/platform/errors/app-error.ts';
import { issueFormTicket } from '#app/platform/http/requests/form-ticket.server.ts';
import { visitorNetwork } from '#app/platform/http/pages/visitor.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { ContactAside } from './contact-aside.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/contact';

export function meta() {
  return pageMeta({
    title: 'Contact | Doorstep',
    description:
      'A question or a problem with a booking? Write to the people behind Doorstep. A real person reads every message.',
  });
}

/** Not in the page cache: each display has its own ticket, and signed-in people find their name filled in. */
export async function loader({ request }: Route.LoaderArgs) {
  const topic = new URL(request.url).searchParams.get('topic') ?? '';
  const viewer = await findViewer(request.headers);
  const name = viewer?.profile ? `${viewer.profile.first_name} ${viewer.profile.last_name}`.trim() : '';
  return {
    contactEmail: config().CONTACT_EMAIL,
    ticket: issueFormTicket(contactForm),
    values: { name, email: viewer?.email ?? '', topic: Object.hasOwn(contactTopics, topic) ? topic : '', message: '' },
  };
}

/** Handles the form of a browser without JavaScript, or before hydration; otherwise the form calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, errors, message } = readContactForm(contactSchema, await request.formData());
  if (!message) return data({ values, errors, failure: undefined }, 422);
  try {
    const viewer = await findViewer(request.headers);
    await queueContactMail(message, { network: context.get(visitorNetwork), signedInAs: viewer?.email ?? null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ values, errors, failure: error.message }, errorKinds[error.kind]);
  }
  return redirect('/contact?sent=yes', 303);
}

export default function Contact({ loaderData: { contactEmail, ticket, values }, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Container className="grid items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:py-16">
      <div>
        <PageHeading
          title="Talk to us"
          text="A question, a problem with a booking, something we could do better? Write to us. A real person reads every message."
        />
        <Card padding="large" className="mt-8">
          {sentTo || query.has('sent') ? (
            <ContactSent email={sentTo} />
          ) : (
            <ContactForm ticket={ticket} values={values} {...actionData} onSent={setSentTo} />
          )}
        </Card>
      </div>
      <ContactAside email={contactEmail} />
    </Container>
  );
}
