import type { PushMessage } from '#app/features/push/delivery/booking-push.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, personOf, type Person } from './booking-journey.ts';
import type { RunningApp } from './running-app.ts';
import type { TestDatabase } from './test-database.ts';

type Browser = Awaited<ReturnType<RunningApp['sandbox']['subscribe']>>;

export const desktop = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  isMobile: false,
  isIOS: false,
  isAndroid: false,
};

/** Enables notifications and receives them, over HTTP and at the sandbox's push service. */
export function pushJourney(app: RunningApp, testDatabase: Pick<TestDatabase, 'db' | 'pool'>) {
  const { db } = testDatabase;
  const { call } = bookingJourney(app, testDatabase);
  const store = (as: Person | undefined, subscription: unknown, change: Record<string, unknown> = {}) =>
    call<{ success: true; id: string }>('POST', '/functions/store-push-subscription', {
      ...(as ? { as } : {}),
      body: { subscription, ...desktop, timestamp: new Date().toISOString(), ...change },
    });
  const listed = async (as: Person) =>
    (
      await call<{ items: { id: string; name: string; delivered_at: string | null }[]; public_key: string }>(
        'GET',
        '/push-subscriptions',
        { as },
      )
    ).body;
  /** Returns what a browser received, latest first. */
  const messagesTo = async ({ id }: Browser) =>
    (await app.sandbox.pushes(id)).map(({ text }) => JSON.parse(text) as PushMessage);
  const professionalPerson = async () => {
    const bookable = await buildBookable(db);
    const owner = await db
      .selectFrom('profiles')
      .selectAll()
      .where('id', '=', bookable.professional.profile_id)
      .executeTakeFirstOrThrow();
    return { bookable, professional: await personOf(db, owner) };
  };
  /** Creates a professional with notifications turned on in a browser. */
  const subscribed = async () => {
    const { bookable, professional } = await professionalPerson();
    const browser = await app.sandbox.subscribe();
    const { id } = (await store(professional, browser.subscription)).body;
    return { bookable, professional, browser, id };
  };
  return { store, listed, messagesTo, professionalPerson, subscribed };
}
