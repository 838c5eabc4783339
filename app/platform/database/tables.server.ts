/**
 * The tables that Kysely knows. Each room merges its own into this interface next to its store, so that the platform
 * stays free of domain terms: declare module '#app/platform/database/tables.server.ts' { interface Tables { bookings:
 * BookingsTable } }
 */
export interface Tables {
  schema_migrations: { name: string; applied_at: Date };
}
