import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import { calendarText } from './calendars/calendar-text.ts';
import { dayAhead } from './availability-journey.ts';
import { photo } from '#tests/factories/files.ts';
import { bookingJourney, type Answer, type Person } from './booking-journey.ts';
import { desktop } from './push-journey.ts';
import type { RunningApp } from './running-app.ts';
import type { TestDatabase } from './test-database.ts';

/** A professional with a session that stays valid, and their data. */
export interface Shop {
  owner: Person;
  professionalId: string;
  serviceId: string;
  /** A paid visit that has begun, and an upcoming one. */
  begunVisit: string;
  comingVisit: string;
}

type Outcome = { status: number; code: string | undefined };

/**
 * Makes every changing call of a professional's dashboard, one after another, as its open pages would.
 * @returns each outcome, by endpoint
 */
export function dashboardJourney(app: RunningApp, testDatabase: Pick<TestDatabase, 'db' | 'pool'>) {
  const { call } = bookingJourney(app, testDatabase);
  return async ({ owner, professionalId, ...shop }: Shop): Promise<Record<string, Outcome>> => {
    const outcomes: Record<string, Outcome> = {};
    /** `endpoint` as declared; its ids are filled in from left to right. */
    const ask = async (endpoint: string, ids: string[] = [], body?: unknown): Promise<Record<string, never>> => {
      const [method = '', path = ''] = endpoint.split(' ');
      const filled = [...ids];
      const answer: Answer<Record<string, never>> = await call(
        method,
        path.replaceAll(/:\w+/g, () => filled.shift() ?? ''),
        { as: owner, ...(body === undefined ? {} : { body }) },
      );
      outcomes[endpoint] = { status: answer.status, code: answer.body.code };
      return answer.body;
    };
    const upload = async (bucket: string, folder: string, name: string) => {
      const path = `${folder}/${name}`;
      const headers = { ...owner.bearer, 'content-type': 'application/octet-stream' };
      const answer = await fetch(`${app.url}/api/storage/${bucket}/${path}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(await photo(60, 40, 'png')),
      });
      outcomes[`upload to ${bucket}`] = {
        status: answer.status,
        code: ((await answer.json()) as { code?: string }).code,
      };
      return path;
    };
    const haircut = { name: 'Beard trim', description: 'With a hot towel.', price: '30.00', duration: 30 };
    const stripePrice = { name: haircut.name, description: haircut.description, price: 30, professionalId };

    const { id: serviceId = '' } = await ask('POST /services', [], haircut);
    await ask('POST /functions/create-stripe-price', [], { ...stripePrice, serviceId });
    await ask('PATCH /services/:id', [serviceId], { ...haircut, price: '32.00' });
    await ask('POST /functions/update-stripe-price', [], { ...stripePrice, price: 32, serviceId });
    await ask('POST /functions/delete-stripe-service', [], { serviceId, professionalId });
    const { id: secondId = '' } = await ask('POST /services', [], haircut);
    await ask('DELETE /services/:id', [secondId]);

    const hours = [{ day: 'monday', is_working: true, start_time: '08:00', end_time: '12:00' }];
    const { bookings } = (await ask('POST /availability-previews', [], { professional_id: professionalId, hours })) as {
      bookings?: { id: string }[];
    };
    await ask('PUT /professional-hours', [], {
      professional_id: professionalId,
      hours,
      base: [],
      seen_bookings: bookings?.map(({ id }) => id),
    });
    await ask('PUT /service-times', [], {
      professional_id: professionalId,
      service_times: [{ service_id: shop.serviceId, duration: 60, buffer_time: 15 }],
      base: [],
    });
    await ask('PUT /services/:id/checklist', [shop.serviceId], { lines: ['Sweep up the hair'] });
    await ask('PUT /travel-settings', [], standardTravel);
    await ask('PUT /booking-button', [], {
      sites: ['https://paula.example'],
      color: '#0b5d4e',
      label: 'Book',
      theme: 'auto',
    });
    await ask('PUT /booking-link', [], { name: `paula-${professionalId.slice(0, 8)}` });
    await ask('PUT /visit-settings', [], { shares_position: true });
    const day = dayAhead(30);
    const { id: slotId = '' } = await ask('POST /blocked-time-slots', [], {
      professional_id: professionalId,
      start_time: `${day}T09:00:00-06:00`,
      end_time: `${day}T10:00:00-06:00`,
      reason: 'Dentist',
    });
    await ask('DELETE /blocked-time-slots/:id', [slotId]);
    const { items: planned } = (await ask('POST /blocked-time-plans', [], {
      professional_id: professionalId,
      plan: { kind: 'weekly', first: day, weekdays: ['monday'], start: '12:00', end: '13:00', until: 3 },
      on_overlap: 'refuse',
    })) as { items?: { series_id: string }[] };
    await ask('DELETE /blocked-time-series/:id', [planned?.[0]?.series_id ?? '']);

    const picture = await upload('work-photos', professionalId, 'later.png');
    await upload('profiles', owner.id, 'me.png');
    const { id: photoId = '' } = await ask('POST /professionals/:id/work-photos', [professionalId], {
      path: outcomes['upload to work-photos']?.status === 201 ? picture : `${professionalId}/before.png`,
      caption: 'A fade',
    });
    await ask('PATCH /professionals/:id/work-photos/:photoId', [professionalId, photoId], { caption: 'A low fade' });
    await ask('PUT /professionals/:id/work-photos/order', [professionalId], { ids: [photoId] });
    await ask('DELETE /professionals/:id/work-photos/:photoId', [professionalId, photoId]);
    await ask('PUT /professionals/:id/work-photos/:photoId/restored', [professionalId, photoId]);
    await ask('PATCH /professionals/:id', [professionalId], {
      first_name: 'Paula',
      last_name: 'Professional',
      phone: '512 555 0100',
      bio: 'Twenty years of cutting hair.',
    });
    await ask('PUT /professionals/:id/business', [professionalId], {
      service_area: '78704',
      service_radius: 12,
      travel_fee: 2,
      years_experience: 4,
      service_location: '',
    });
    const { id: changeId = '' } = await ask('POST /professionals/:id/changes', [professionalId], {
      change: 'set_categories',
      categories: ['auto-care'],
    });
    if (changeId) await ask('DELETE /professionals/:id/changes/:changeId', [professionalId, changeId]);

    const browser = await app.sandbox.subscribe();
    const device = { subscription: browser.subscription, ...desktop, timestamp: new Date().toISOString() };
    const { id: subscriptionId = '' } = await ask('POST /functions/store-push-subscription', [], device);
    await ask('POST /push-subscriptions/:id/test', [subscriptionId]);
    await ask('DELETE /push-subscriptions/:id', [subscriptionId]);
    await ask('PUT /notification-preferences', [], {
      recipient: 'professional',
      kind: 'confirmed',
      channel: 'push',
      enabled: false,
    });
    await app.sandbox.publishCalendar('dashboard', calendarText([]));
    const { items: calendars } = (await ask('POST /outside-calendars', [], {
      name: 'Family',
      url: `${app.sandbox.url}/calendars/dashboard.ics`,
    })) as { items?: { id: string }[] };
    await ask('POST /outside-calendars/:id/reading', [calendars?.[0]?.id ?? '']);
    await ask('DELETE /outside-calendars/:id', [calendars?.[0]?.id ?? '']);
    await app.sandbox.addCalendarAccount('dashboard', {
      password: 'secret',
      calendars: [{ id: 'work', name: 'Work' }],
    });
    await ask('POST /calendar-accounts/google');
    const found = (await ask('POST /calendar-accounts', [], {
      server: app.sandbox.url,
      username: 'dashboard',
      password: 'secret',
    })) as { account?: { id: string }; calendars?: { id: string }[] };
    const choice = { read: [found.calendars?.[0]?.id], write: null };
    await ask('PUT /calendar-accounts/:id/calendars', [found.account?.id ?? ''], choice);
    await ask('DELETE /calendar-accounts/:id', [found.account?.id ?? '']);
    await ask('POST /calendar-feed');
    await ask('DELETE /calendar-feed');
    await ask('POST /connected-account/check');
    await ask('POST /connected-account/dashboard-link');
    await ask('POST /bookings/:id/complete', [shop.begunVisit]);
    await ask('POST /bookings/:id/cancel-and-refund', [shop.comingVisit], {
      expectedRefund: '75.00',
      reason: 'I am ill',
    });
    return outcomes;
  };
}
