import { readFileSync } from 'node:fs';

interface Step {
  id: string;
  file: string;
  /** What the file does at this step; must occur in the file. */
  names: string;
  /** The next steps, and how each is reached. A step without `by` is a call, whose name must occur in the file. */
  next: { to: string; by?: string }[];
}

const holds = 'app/features/holds';

/** The steps from pressing "Pay" to the mail, in call order. */
const steps: readonly Step[] = [
  {
    id: 'page',
    file: 'app/routes/client/booking.tsx',
    names: 'BookingFlow',
    next: [{ to: 'form', by: 'Pay is pressed' }],
  },
  {
    id: 'form',
    file: 'app/features/booking-form/payment/components/use-submit-booking.ts',
    names: 'useSubmitBooking',
    next: [{ to: 'endpoint', by: 'POST /api/functions/create-checkout-session' }],
  },
  {
    id: 'endpoint',
    file: `${holds}/payment/checkout.api.server.ts`,
    names: 'requestBooking',
    next: [{ to: 'request' }],
  },
  {
    id: 'request',
    file: `${holds}/commands/request-booking.server.ts`,
    names: 'requestBooking',
    next: [{ to: 'hold' }, { to: 'checkout' }],
  },
  {
    id: 'hold',
    file: `${holds}/commands/hold-slot.server.ts`,
    names: 'holdSlot',
    next: [{ to: 'events', by: 'created' }],
  },
  {
    id: 'checkout',
    file: 'app/features/payments/checkout/commands/open-checkout.server.ts',
    names: 'openCheckout',
    next: [{ to: 'settle', by: 'paid: webhook, return page or reconciliation' }],
  },
  {
    id: 'settle',
    file: `${holds}/payment/commands/settle-payment.server.ts`,
    names: 'settlePayment',
    next: [{ to: 'events', by: 'confirmed' }],
  },
  {
    id: 'events',
    file: 'app/features/bookings/commands/publish-booking-event.server.ts',
    names: 'publishBookingEvent',
    next: [
      { to: 'notify', by: 'bookings.event' },
      { to: 'entry', by: 'bookings.event' },
    ],
  },
  {
    id: 'entry',
    file: 'app/features/directory-entries/directory.jobs.server.ts',
    names: 'bookingEvents',
    next: [],
  },
  {
    id: 'notify',
    file: 'app/features/notifications/commands/notify-of-booking.server.ts',
    names: 'notifyOfBooking',
    next: [{ to: 'mail', by: 'notifications.booking-mail' }],
  },
  {
    id: 'mail',
    file: 'app/features/notifications/mail/commands/send-booking-mail.server.ts',
    names: 'sendBookingMail',
    next: [],
  },
];

/**
 * Draws the flow of a booking from the page to the mail, for docs/architecture/bookings.md.
 * @throws Error if a step's file no longer contains its name, or does not call the next step
 */
export function drawBookingFlow(): string {
  const boxes = steps.map(({ id, file, names }) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(names)) throw new Error(`${file} knows nothing of ${names}`);
    return `  ${id}["${names}<br/><small>${file.replace('app/features/', '')}</small>"]`;
  });
  const arrows = steps.flatMap((step) =>
    step.next.map(({ to, by }) => {
      if (!by) assertCalls(step, to);
      return by ? `  ${step.id} -- "${by}" --> ${to}` : `  ${step.id} --> ${to}`;
    }),
  );
  return ['flowchart TD', ...boxes, ...arrows].join('\n');
}

function assertCalls({ file }: Step, to: string): void {
  const called = steps.find(({ id }) => id === to)?.names;
  if (!called || !readFileSync(file, 'utf8').includes(called)) throw new Error(`${file} does not call ${called ?? to}`);
}
