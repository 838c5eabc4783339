import type Stripe from 'stripe';

export interface PlannedFault {
  kind: 'status' | 'reset' | 'reset_after' | 'timeout_after' | 'delay' | 'hold';
  status?: number;
  stored?: boolean;
  delayMs?: number;
  count?: number;
  method?: 'GET' | 'POST';
  path?: string;
}

export interface GoogleAccount {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

type GoogleMoment = { dateTime?: string; date?: string };

interface GoogleEvent {
  id: string;
  start: GoogleMoment;
  end: GoogleMoment;
  summary?: string;
  description?: string;
  transparency?: string;
}

export interface SandboxMail {
  id: number;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  headers: { name: string; value: string }[];
}

interface SandboxPush {
  text: string;
  ttl: number;
  urgency: string;
  subject: string;
}

export interface SandboxText {
  sid: string;
  direction: 'outbound-api' | 'outbound-reply' | 'inbound';
  to: string;
  body: string;
  status: string;
  segments: number;
}

export interface SandboxState {
  objects: {
    'checkout.session': Stripe.Checkout.Session[];
    charge: Stripe.Charge[];
    refund: Stripe.Refund[];
    transfer: Stripe.Transfer[];
    payout: Stripe.Payout[];
    dispute: Stripe.Dispute[];
    event: Stripe.Event[];
  };
  deliveries: { event: string; state: 'pending' | 'delivered' | 'failed' | 'dropped'; attempts: number }[];
}

export type SandboxControl = ReturnType<typeof controlSandbox>;

/** Does what only a person on Stripe's pages, or bad luck, could do, through the sandbox's control calls. */
export function controlSandbox(url: string) {
  const call = async <T = unknown>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/sandbox/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const objects = async <T extends keyof SandboxState['objects']>(type: T) =>
    (await call<{ items: SandboxState['objects'][T] }>('GET', `/objects/${type}`)).items;
  const state = () => call<SandboxState>('GET', '/state?limit=1000');
  return {
    url,
    state,
    /** Webhooks not delivered yet; cheap enough to poll. */
    pendingDeliveries: async () =>
      (await call<{ items: SandboxState['deliveries'] }>('GET', '/deliveries/pending')).items,
    pay: (sessionId: string, card?: string) =>
      call('POST', `/checkout-sessions/${sessionId}/pay`, card ? { card } : {}),
    expire: (sessionId: string) => call('POST', `/checkout-sessions/${sessionId}/expire`),
    onboard: (accountId: string, outcome: 'complete' | 'incomplete' | 'rejected') =>
      call('POST', `/accounts/${accountId}/onboard`, { outcome }),
    payOut: (account: string, amount?: number) =>
      call('POST', '/payouts', amount === undefined ? { account } : { account, amount }),
    /** Disputes of the cardholder's bank, and their outcomes. */
    dispute: (chargeId: string) => call<Stripe.Dispute>('POST', `/charges/${chargeId}/dispute`, {}),
    /** The bank asks before it disputes. */
    inquire: (chargeId: string) => call<Stripe.Dispute>('POST', `/charges/${chargeId}/dispute`, { inquiry: true }),
    disputes: () => objects('dispute'),
    events: () => objects('event'),
    closeDispute: (disputeId: string, outcome: 'won' | 'lost') =>
      call('POST', `/disputes/${disputeId}/close`, { outcome }),
    /** A refund in Stripe's own dashboard; in cents, or all that is left if no amount is given. */
    refundInDashboard: (chargeId: string, amount?: number, metadata = {}) =>
      call<Stripe.Refund>('POST', `/charges/${chargeId}/refund`, {
        ...(amount === undefined ? {} : { amount }),
        metadata,
      }),
    reverseInDashboard: (transferId: string, amount?: number) =>
      call<Stripe.TransferReversal>('POST', `/transfers/${transferId}/reverse`, amount === undefined ? {} : { amount }),
    deauthorize: (accountId: string) => call('POST', `/accounts/${accountId}/deauthorize`),
    /** What banks do with money that was sent. */
    endRefund: (refundId: string, status: 'failed' | 'canceled' | 'requires_action' = 'failed') =>
      call<Stripe.Refund>('POST', `/refunds/${refundId}/end`, { status }),
    failPayout: (payoutId: string) => call<Stripe.Payout>('POST', `/payouts/${payoutId}/fail`, {}),
    fail: (fault: PlannedFault) => call('POST', '/faults', fault),
    /** Replaces the faults that are planned, with no moment in between in which a call would succeed. */
    failInstead: (fault: PlannedFault) => call('PUT', '/faults', fault),
    plannedFaults: async () => (await call<{ items: unknown[] }>('GET', '/faults')).items,
    /** Lets the calls go on that the fault `hold` stopped. */
    releaseHeld: () => call('POST', '/faults/release'),
    clearFaults: () => call('DELETE', '/faults'),
    webhooks: (settings: { mode?: 'on' | 'paused' | 'dropped'; copies?: number; delayMs?: number }) =>
      call('POST', '/webhooks', settings),
    redeliver: (eventId: string, count = 1) => call('POST', `/events/${eventId}/redeliver`, { count }),
    /** A browser at the stand-in for push services. */
    subscribe: () =>
      call<{ id: string; subscription: { endpoint: string; keys: { p256dh: string; auth: string } } }>(
        'POST',
        '/push/subscriptions',
      ),
    unsubscribe: (id: string) => call('DELETE', `/push/subscriptions/${id}`),
    pushes: async (subscription: string) =>
      (await call<{ items: SandboxPush[] }>('GET', `/push/messages?subscription=${subscription}`)).items,
    failPushes: (status: number, count: number) => call('POST', '/push/faults', { status, count }),
    /** Texts to and from a phone, latest first. */
    texts: async (phone: string) =>
      (await call<{ items: SandboxText[] }>('GET', `/sms/messages?phone=${encodeURIComponent(phone)}`)).items,
    sendText: async (text: { from: string; body: string; sid?: string }) =>
      (await call<{ reply: string | null }>('POST', '/sms/incoming', text)).reply,
    reportText: (sid: string, status: string, errorCode: number | null = null) =>
      call('POST', `/sms/messages/${sid}/status`, { status, errorCode }),
    deliverTexts: (delivers: boolean) => call('PUT', '/sms/delivery', { delivers }),
    failTexts: (fault: { kind: 'status' | 'reset_after'; status?: 429 | 500 | 503; count?: number }) =>
      call('POST', '/sms/faults', fault),
    refuseMails: (count: number) => call('POST', '/mail/refusals', { count }),
    /** An account at the stand-in for Google. */
    addGoogleAccount: (account: { name: string; email: string; emailVerified?: boolean }) =>
      call<GoogleAccount>('POST', '/google/accounts', account),
    changeGoogleAccount: (id: string, change: { email?: string; emailVerified?: boolean }) =>
      call('PATCH', `/google/accounts/${id}`, change),
    failGoogle: (fault: {
      kind: 'status' | 'reset' | 'delay';
      path: string;
      count?: number;
      status?: number;
      delayMs?: number;
    }) => call('POST', '/google/faults', fault),
    publishCalendar: (name: string, text: string) => call('PUT', `/calendars/${name}`, { text }),
    endCalendar: (name: string) => call('DELETE', `/calendars/${name}`),
    addCalendarAccount: (
      username: string,
      account: { password: string; calendars: { id: string; name: string; isReadOnly?: boolean }[] },
    ) => call('PUT', `/calendar-accounts/${username}`, account),
    changeCalendarPassword: (username: string, password: string) =>
      call('PATCH', `/calendar-accounts/${username}`, { password }),
    calendarEvents: async (username: string, calendar: string) =>
      (await call<{ events: { file: string; text: string }[] }>('GET', `/calendar-accounts/${username}/${calendar}`))
        .events,
    calendarRequests: async (username: string) =>
      (await call<{ requests: string[] }>('GET', `/calendar-accounts/${username}`)).requests,
    putCalendarEvent: (username: string, calendar: string, file: string, text: string) =>
      call('PUT', `/calendar-accounts/${username}/${calendar}/${file}`, { text }),
    deleteCalendarEvent: (username: string, calendar: string, file: string) =>
      call('DELETE', `/calendar-accounts/${username}/${calendar}/${file}`),
    /** What a person's account at Google says: how often access is allowed, and what was asked with it. */
    googleCalendarAccess: (email: string) =>
      call<{ grants: number; requests: string[] }>('GET', `/google-calendars/${email}`),
    revokeGoogleCalendars: (email: string) => call('DELETE', `/google-calendars/${email}/grants`),
    googleEvents: async (email: string, calendar: string) =>
      (await call<{ events: GoogleEvent[] }>('GET', `/google-calendars/${email}/${calendar}`)).events,
    putGoogleEvent: (email: string, calendar: string, id: string, event: Omit<GoogleEvent, 'id'>) =>
      call('PUT', `/google-calendars/${email}/${calendar}/${id}`, event),
    deleteGoogleEvent: (email: string, calendar: string, id: string) =>
      call('DELETE', `/google-calendars/${email}/${calendar}/${id}`),
    failGoogleCalendars: (fault: { path: string; count?: number; status: 429 | 500 | 503 }) =>
      call('POST', '/google-calendar-faults', fault),
    failCalendar: (fault: {
      kind: 'status' | 'delay';
      path: string;
      count?: number;
      status?: number;
      delayMs?: number;
    }) => call('POST', '/calendar-faults', fault),
    routingRequests: async () => (await call<{ items: string[] }>('GET', '/routing/requests')).items,
    failRouting: (fault: {
      kind: 'status' | 'delay';
      path: string;
      count?: number;
      status?: number;
      delayMs?: number;
    }) => call('POST', '/routing/faults', fault),
    clearGoogleFaults: () => call('DELETE', '/google/faults'),
    mails: async (to: string) =>
      (await call<{ items: SandboxMail[] }>('GET', `/mail?limit=500&to=${encodeURIComponent(to)}`)).items,
    /** Posts a mail to the product, as the service that receives its mails does. */
    receiveMail: async (mail: string) => {
      const response = await fetch(`${url}/sandbox/api/mail/incoming`, { method: 'POST', body: mail });
      return (await response.json()) as { outcome: string };
    },
    /** The raw source of a mail, embedded in its page. */
    mailSource: async (id: number) => (await fetch(`${url}/sandbox/mail/${id}?part=source`)).text(),
    /** Sessions of a booking, newest first. */
    sessionsOf: async (bookingId: string) =>
      (await objects('checkout.session')).filter((session) => session.metadata?.['booking_id'] === bookingId),
    /** Successful charges of a booking. */
    chargesOf: async (bookingId: string) =>
      (await objects('charge')).filter((charge) => charge.paid && charge.metadata['booking_id'] === bookingId),
    transfersOf: async (bookingId: string) =>
      (await objects('transfer')).filter((transfer) => transfer.transfer_group === bookingId),
    refundsOf: async (bookingId: string) =>
      (await objects('refund')).filter((refund) => refund.metadata?.['booking_id'] === bookingId),
  };
}
