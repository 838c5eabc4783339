-- Usernames that look alike are one username, whatever letters they are made of. The same two functions stand in
-- app/features/accounts/usernames.ts; a test holds them equal.

-- As it is kept: composed, lower case, trimmed, without anything that cannot be seen.
create function username_normalized(typed text) returns text language sql immutable strict parallel safe
return btrim(
  regexp_replace(
    normalize(
      lower(
        regexp_replace(
          normalize(typed, NFKC),
          '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
          '', 'g'
        ) collate pg_c_utf8
      ),
      NFKC
    ),
    ' +', ' ', 'g'
  ),
  ' '
);

-- What makes it somebody's: without accents, each letter as the Latin one it is mistaken for.
create function username_key(typed text) returns text language sql immutable strict parallel safe
return translate(
  regexp_replace(normalize(username_normalized(typed), NFD), '[\u0300-\u036f]', '', 'g'),
  'авегніјкморсѕтухһԁӏԛԝ' || 'αβγηικνορτυχως' || 'հզյոսցօ' || 'ıȷɑɡɩʋłøđħŧᴄᴏᴜᴠᴡᴢꜱ',
  'aberhijkmopcstyxhdlqw' || 'abynikvoptuxwc' || 'hqjnugo' || 'ijagiulodhtcouvwzs'
);

alter table profiles add constraint profiles_username_normalized check (username = username_normalized(username));
drop index profiles_username;
create unique index profiles_username on profiles (username_key(username));
