import { randomUUID } from 'node:crypto';
import type { Bookable } from '#tests/factories/bookable.ts';
import { eventually, slotAt } from '../booking-journey.ts';
import type { RunningApp } from '../running-app.ts';

/** What a guest types into the frame of a professional in Austin. */
export function guestFields({ service }: Bookable, overrides: Record<string, string> = {}): Record<string, string> {
  return {
    request_id: randomUUID(),
    service_id: service.id,
    starts_at: slotAt(10, '10:00'),
    first_name: 'Gina',
    last_name: 'Guest',
    email: `guest-${randomUUID().slice(0, 8)}@doorstep.test`,
    phone: '(512) 555-0187',
    street: '1100 Congress Ave',
    unit: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    ...overrides,
  };
}

/** Fills in the frame over HTTP and reads the guest's mail, as a person does. */
export function guestJourney(app: Pick<RunningApp, 'url' | 'sandbox'>) {
  const frameUrl = ({ professional }: Bookable, search = '') =>
    `${app.url}/embed/professionals/${professional.id}${search}`;
  const send = (bookable: Bookable, fields: Record<string, string>) =>
    fetch(frameUrl(bookable), { method: 'POST', body: new URLSearchParams(fields), headers: { origin: app.url } });
  /** Waits for the guest's mail. @returns the secret of its link */
  const tokenOf = (email: string): Promise<string> =>
    eventually(async () => {
      const mail = (await app.sandbox.mails(email)).find(({ subject }) => subject === 'Confirm your booking');
      const token = /\/guest-booking\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      if (token === undefined) throw new Error('No mail yet');
      return token;
    });
  return { frameUrl, send, tokenOf };
}
