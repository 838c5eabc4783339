import type { Kysely } from 'kysely';
import type pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { connectStripe } from '#app/platform/stripe/stripe.server.ts';
import { connectDatabase, database, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import {
  destroyEmbeddedPostgres,
  joinEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { personOf } from '../booking-journey.ts';
import { BookingStream } from '../http/booking-stream.ts';
import { BuiltServer, provideBuild } from './built-server.ts';
import { controlSandbox } from '../sandbox-control.ts';

const clients = 6;
const sandboxKey = 'sk_test_sandbox';

/** Starts a built server and its clients, for one test. */
export async function startFaultRun(): Promise<FaultRun> {
  log.level = 'silent';
  const server = await BuiltServer.create(await provideBuild());
  onTestFinished(async () => {
    await disconnectDatabase();
    await server.kill('server');
    await destroyEmbeddedPostgres(server.dataDir);
  });
  await server.start();
  const run = new FaultRun(server);
  await run.openStreams();
  return run;
}

/** Clients of one professional on a built server, with access to its database and Stripe while it runs. */
export class FaultRun {
  readonly server: BuiltServer;
  streams: BookingStream[] = [];
  private acknowledged = 0;
  private reached = { wanted: Infinity, tell: () => {} };
  private moved = 0;

  constructor(server: BuiltServer) {
    this.server = server;
  }

  /** Connects to the running server's database; needed again after each restart, because its socket moves. */
  async connect(): Promise<{ db: Kysely<Tables>; pool: pg.Pool }> {
    await disconnectDatabase();
    const { connection } = await joinEmbeddedPostgres({ dataDir: this.server.dataDir, log: () => undefined });
    const db = connectDatabase({ ...connection, max: 4 });
    connectStripe({ secretKey: sandboxKey, webhookSecrets: ['whsec_unused'], endpoint: this.stripeEndpoint() });
    return { db, pool: databasePool() };
  }

  stripeEndpoint(): { host: string; port: number; protocol: 'http' } {
    const { hostname, port } = new URL(this.server.sandboxUrl);
    return { host: hostname, port: Number(port), protocol: 'http' };
  }

  async openStreams(): Promise<void> {
    const { db } = await this.connect();
    const { professional, service } = await buildPayable(db, controlSandbox(this.server.sandboxUrl));
    const profile = await db
      .selectFrom('profiles')
      .selectAll()
      .where('id', '=', professional.profile_id)
      .executeTakeFirstOrThrow();
    const owner = await personOf(db, profile);
    for (let number = 0; number < clients; number += 1) {
      const client = await personOf(db, await buildClient(db));
      this.streams.push(this.openStream({ client, owner, professionalId: professional.id, serviceId: service.id }));
    }
  }

  private openStream(
    who: Pick<ConstructorParameters<typeof BookingStream>[0], 'client' | 'owner' | 'professionalId' | 'serviceId'>,
  ): BookingStream {
    return new BookingStream({
      ...who,
      url: this.server.url,
      sandboxUrl: this.server.sandboxUrl,
      moveVisit: (bookingId, to) => this.moveVisit(bookingId, to),
      onAcknowledged: () => {
        this.acknowledged += 1;
        if (this.acknowledged >= this.reached.wanted) this.reached.tell();
      },
    });
  }

  /** Past visits each get different hours; an upcoming one may find its hour taken. */
  private moveVisit(bookingId: string, to: 'past' | 'soon'): Promise<void> {
    this.moved += 1;
    const minutes = to === 'past' ? -90 - 61 * this.moved : 23 * 60 - 61 * (this.moved % 4);
    return moveVisit(database(), bookingId, minutes);
  }

  /** Runs all streams, and stops the server in the middle once this many more changes are acknowledged. */
  async untilGone(changes: number, endServer: () => Promise<void>): Promise<void> {
    const running = Promise.all(this.streams.map((stream) => stream.run()));
    await Promise.race([this.acknowledge(changes), running]);
    await endServer();
    await running;
  }

  /** Runs all streams through the server's failures while `story` happens. */
  async meanwhile(story: () => Promise<void>): Promise<void> {
    const end = new AbortController();
    const running = Promise.all(this.streams.map((stream) => stream.run(end.signal)));
    await Promise.race([story(), running]).finally(() => end.abort());
    await running;
  }

  /** Resolves once this many more changes were acknowledged. */
  acknowledge(changes: number): Promise<void> {
    this.reached.wanted = this.acknowledged + changes;
    return new Promise((resolve) => (this.reached.tell = resolve));
  }

  /**
   * Expects everything acknowledged to stand. Rate limits are cleared: they are meant for people, who do not return
   * this often.
   */
  async expectEverythingKept(): Promise<void> {
    const { pool } = await this.connect();
    await pool.query('truncate rate_limits');
    for (const stream of this.streams) expect(await stream.findWhatStands()).toEqual([]);
  }

  /** The acknowledged end of each booking. */
  get ended(): Map<string, string> {
    return new Map(this.streams.flatMap((stream) => [...stream.ended]));
  }
}
