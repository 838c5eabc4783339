import type { SandboxControl } from '../sandbox-control.ts';

/** Does what banks, and people in Stripe's dashboard, do with the money of a booking; 200 even if Stripe refuses it. */
export function stripeSide(sandbox: SandboxControl) {
  return {
    dispute: async (bookingId: string): Promise<number> => {
      const [charge] = await sandbox.chargesOf(bookingId);
      // A bank claims only what the client has not been refunded, and at most once: of two concurrent claims, the
      // first.
      return charge && charge.amount_refunded === 0
        ? sandbox.dispute(charge.id).then(
            () => 200,
            () => 200,
          )
        : 200;
    },

    decide: async (bookingId: string, outcome: 'won' | 'lost'): Promise<number> => {
      const [charge] = await sandbox.chargesOf(bookingId);
      const open = (await sandbox.disputes()).find(
        (dispute) => dispute.charge === charge?.id && dispute.status === 'needs_response',
      );
      // What was refunded meanwhile cannot be lost again: Stripe withdraws no more than is left.
      if (open) await sandbox.closeDispute(open.id, charge && charge.amount_refunded > 0 ? 'won' : outcome);
      return 200;
    },

    /** Sometimes less is left than is requested, which Stripe refuses. */
    refund: async (bookingId: string, cents: number): Promise<number> => {
      const [charge] = await sandbox.chargesOf(bookingId);
      return charge
        ? sandbox.refundInDashboard(charge.id, cents).then(
            () => 200,
            () => 200,
          )
        : 200;
    },

    reverse: async (bookingId: string, cents: number): Promise<number> => {
      const [transfer] = await sandbox.transfersOf(bookingId);
      return transfer
        ? sandbox.reverseInDashboard(transfer.id, cents).then(
            () => 200,
            () => 200,
          )
        : 200;
    },
  };
}
