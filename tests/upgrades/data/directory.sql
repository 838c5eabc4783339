-- Who is found in the directory, as 0002 has it.
insert into directory_entries (professional_id, card, display_name, sort_name, service_names, category_ids, place, document, rating, verified, service_text, city_key) values
  ('01900000-0000-7000-8000-0000000000a1', '{}', 'Pat P.', 'pat', '{Haircut}', '{hair}', 'Austin, TX', to_tsvector('haircut'), 0, true, 'haircut', 'austin, tx');
