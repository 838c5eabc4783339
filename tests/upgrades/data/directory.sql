-- Who is found in the directory, as 0002 has it.
insert into directory_entries (professional_id, card, display_name, sort_name, service_names, category_ids, place, document, rating, verified, service_text, city_key)
select id, json_build_object('id', id, 'profile_id', profile_id, 'name', 'Pat P.', 'profile', json_build_object('first_name', 'Pat', 'last_name', 'P.'),
    'headline', headline, 'service_names', json_build_array('Haircut'), 'category_ids', json_build_array('beauty-wellness'), 'rating', 4.5, 'review_count', 0,
    'image', null, 'bio', null, 'service_area', service_area, 'years_experience', null, 'verified', true, 'price_from', '60.00',
    'time_zone', time_zone, 'next_free_at', null),
  'Pat P.', 'pat', '{Haircut}', '{beauty-wellness}', 'Austin, TX', to_tsvector('haircut'), 4.5, true, 'haircut', 'austin, tx'
from professionals;
