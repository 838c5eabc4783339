/** Minutes until an unpaid checkout expires and its slot is free again; Stripe's minimum is 30. */
export const checkoutMinutes = 31;
