export type InterventionReasonsTable = { audit_id: string; booking_id: string; reason: string };

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    intervention_reasons: InterventionReasonsTable;
  }
}
