-- Until when a professional is licensed: the last day of the certification that holds longest, by the professional's calendar;
-- null where one of them does not end. Who handed in none is not in it. (docs/decisions/041-licenses-and-suspensions.md)
create view professional_licenses as
  select professional_id, case when not bool_or(expires_on is null) then max(expires_on) end as last_day
  from professional_documents
  where kind = 'certification'
  group by professional_id;
