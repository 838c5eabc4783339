import { auth } from '#app/platform/auth/auth.server.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { demoClients } from './content/demo-clients.ts';
import { demoProfessionals } from './content/demo-professionals.ts';
import { planDemoBookings } from './content/demo-bookings-plan.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { insertDemoApplications } from './demo-applications.ts';
import { insertDemoAppointments } from './demo-appointments.ts';
import { insertDemoBusinesses } from './demo-businesses.ts';
import { payDemoBookings } from './demo-payments.ts';
import { insertDemoOwnDocuments } from './demo-own-documents.ts';
import { insertDemoPeople } from './demo-people.ts';
import { insertDemoMessages } from './demo-messages.ts';
import { insertDemoReviews } from './demo-reviews.ts';
import { createDemoStripe, sandboxControl } from './demo-stripe.ts';

/**
 * Fills an empty database with the demo marketplace; does nothing if the database has any user.
 * @returns whether it was filled
 */
export async function seedDemo(sandboxUrl: string, now = new Date()): Promise<boolean> {
  const anybody = await database().selectFrom('auth_user').select('id').limit(1).executeTakeFirst();
  if (anybody) return false;
  // Seeding settles its own payments, so no webhooks are needed.
  await sandboxControl(sandboxUrl, '/sandbox/api/webhooks', { mode: 'dropped' });
  try {
    await fill(sandboxUrl, now);
  } finally {
    await sandboxControl(sandboxUrl, '/sandbox/api/webhooks', { mode: 'on' });
  }
  return true;
}

async function fill(sandboxUrl: string, now: Date): Promise<void> {
  const context = await auth().$context;
  // One hash for all: the password is public anyway, and hashing is slow by design.
  const passwordHash = await context.password.hash(demoPassword);
  const stripe = await createDemoStripe(demoProfessionals, sandboxUrl);
  const plan = planDemoBookings(demoProfessionals, demoClients, now);
  await inTransaction(async (trx) => {
    const people = await insertDemoPeople(trx, demoProfessionals, passwordHash);
    const businesses = await insertDemoBusinesses(trx, demoProfessionals, people, stripe);
    await insertDemoAppointments(trx, plan, demoProfessionals, people, businesses);
    await insertDemoMessages(trx, people, businesses, now);
    await insertDemoReviews(trx, demoProfessionals, businesses, demoAccounts[0].email, now);
  });
  await payDemoBookings(sandboxUrl);
  await insertDemoApplications(passwordHash, now);
  await insertDemoOwnDocuments(now);
  await refreshAllEntries(database());
}
