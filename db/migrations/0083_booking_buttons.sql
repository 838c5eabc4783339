-- The booking button of a professional's own site (docs/decisions/126-booking-button.md). No row: no site may show it.
create table booking_buttons (
  professional_id uuid primary key references professionals on delete cascade,
  -- Origins, as browsers write them: "https://www.example.com".
  sites text[] not null check (cardinality(sites) <= 10),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  label text not null check (length(label) between 1 and 40),
  theme text not null check (theme in ('auto', 'light', 'dark')),
  updated_at timestamptz not null default now()
);
