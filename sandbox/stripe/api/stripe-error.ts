export type StripeErrorBody = {
  error: {
    type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
    message: string;
    code?: string;
    param?: string;
    doc_url?: string;
    request_log_url?: string;
  };
};

type Description = {
  status?: number;
  type?: StripeErrorBody['error']['type'];
  code?: string;
  param?: string;
  /** False if no endpoint has begun its work: such answers are not stored under an idempotency key. */
  stored?: boolean;
};

/** A refusal as Stripe answers it; see https://docs.stripe.com/api/errors. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly stored: boolean;
  readonly body: StripeErrorBody;

  constructor(message: string, { status = 400, type, code, param, stored = true }: Description = {}) {
    super(message);
    this.status = status;
    this.stored = stored;
    this.body = { error: { type: type ?? 'invalid_request_error', message } };
    if (code !== undefined) {
      this.body.error.code = code;
      this.body.error.doc_url = `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`;
    }
    if (param !== undefined) this.body.error.param = param;
  }
}

/** Returns Stripe's answer for an unknown id. `noun` as Stripe writes it, e.g. "checkout.session". */
export function noSuch(noun: string, id: string, param: string, status: 400 | 404 = 404): StripeApiError {
  return new StripeApiError(`No such ${noun}: '${id}'`, { status, code: 'resource_missing', param });
}
