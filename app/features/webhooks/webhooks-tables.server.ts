import type { ColumnType, Generated } from 'kysely';
import type { DeliveryState, DisabledReason } from './webhook.ts';

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type WebhookEndpointsTable = {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  professional_id: ColumnType<string | null, string | null, never>;
  url: string;
  events: string[];
  secret: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  failing_since: Later<Date>;
  disabled_at: Later<Date>;
  disabled_reason: Later<DisabledReason>;
};

export type WebhookDeliveriesTable = {
  id: Generated<string>;
  endpoint_id: ColumnType<string, string, never>;
  event_id: ColumnType<string, string, never>;
  type: ColumnType<string, string, never>;
  payload: ColumnType<string, string, never>;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, Date | undefined, Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
  last_attempt_at: Later<Date>;
  response_status: Later<number>;
  response_excerpt: Later<string>;
  failure: Later<string>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}
