/** The one endpoint that events are sent to. */
export interface WebhookEndpoint {
  url: string;
  secret: string;
  /** The types of events that it subscribes to; all but changes of products and prices if missing. */
  events?: readonly string[];
}

const NOT_CATALOGUE = /^(account|charge|checkout|payment_intent|payout|refund|transfer)\./;

export function isSubscribed({ events }: WebhookEndpoint, type: string): boolean {
  return events ? events.includes(type) : NOT_CATALOGUE.test(type);
}
