/** The columns of tables that both a client's and a professional's export have. */
export const bookingColumns = [
  'id',
  'status',
  'start_time',
  'end_time',
  'time_zone',
  'service_name',
  'service_price',
  'discount_percent',
  'discount_amount',
  'travel_fee_amount',
  'total_amount',
  'with',
  'location',
  'notes',
  'cancelled_by',
  'cancelled_at',
  'cancel_reason',
  'refund_amount',
  'completed_at',
  'created_at',
];

export const problemColumns = [
  'booking_id',
  'kind',
  'description',
  'status',
  'refund_amount',
  'settlement',
  'reported_at',
  'answered_at',
  'settled_at',
];

export const handEnteredColumns = [
  'id',
  'service_name',
  'client_name',
  'email',
  'phone',
  'location',
  'note',
  'start_time',
  'end_time',
  'booking_id',
  'paid_at',
  'created_at',
];

export const addedClientColumns = ['id', 'name', 'email', 'phone', 'location', 'note', 'import_id', 'created_at'];

export const noShowColumns = [
  'id',
  'booking_id',
  'pressed_at',
  'recorded_at',
  'closed_at',
  'withdrawn_at',
  'settled_at',
];
export const recordColumns = ['id', 'checklist', 'materials', 'note', 'updated_at'];
export const signatureColumns = ['id', 'signer', 'drawing', 'signed_at', 'recorded_at'];

export const transferColumns = [
  'id',
  'booking_id',
  'amount',
  'commission',
  'status',
  'due_at',
  'sent_at',
  'reversed_amount',
  'reversed_commission',
  'created_at',
];

export const paymentColumns = [
  'id',
  'booking_id',
  'direction',
  'amount',
  'refunded',
  'payment_method',
  'card_brand',
  'card_last4',
  'created_at',
];
