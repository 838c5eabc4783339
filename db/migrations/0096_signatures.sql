-- Signatures at visits (docs/decisions/113-signatures.md). Which services ask for one, and what was signed.

create table service_signatures (
  service_id uuid primary key references services on delete cascade
);

create table visit_signatures (
  booking_id uuid primary key references bookings on delete cascade,
  -- Made where it was signed, so that the same again changes nothing.
  id uuid not null,
  signer text not null check (length(signer) between 1 and 80),
  -- [[{ "x": integer, "y": integer }]] in a box of 600 by 300; null if the name was typed in place of a drawing.
  strokes jsonb check (jsonb_array_length(strokes) between 1 and 60 and length(strokes::text) <= 60000),
  signed_at timestamptz not null,
  recorded_at timestamptz not null
);
