/** A change of a professional's services that other rooms hear of. */
export type ServiceEvent = {
  name: 'added' | 'changed' | 'removed';
  serviceId: string;
  professionalId: string;
  /** What Stripe no longer has to offer. */
  retired: { priceId?: string | undefined; productId?: string | undefined };
};
