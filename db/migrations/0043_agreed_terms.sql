-- To which terms of service a professional agreed with the application, and when. Null for who applied before this was kept.
alter table professionals
  add column agreed_terms text check (length(agreed_terms) <= 60),
  add column agreed_terms_at timestamptz,
  add constraint professionals_agreed_terms check ((agreed_terms is null) = (agreed_terms_at is null));
