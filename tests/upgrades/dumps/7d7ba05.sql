-- The schema of 7d7ba05, with data. Written by npm run upgrade-dumps.
create table schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null);
create table schema_migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into schema_migrations_lock (id) values ('migration_lock');

-- 0001_marketplace.sql
\ir ../../../db/migrations/0001_marketplace.sql
insert into schema_migrations (name, timestamp) values ('0001_marketplace.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/marketplace.sql

-- 0002_directory_search.sql
\ir ../../../db/migrations/0002_directory_search.sql
insert into schema_migrations (name, timestamp) values ('0002_directory_search.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/directory.sql

-- 0012_stored_files.sql
\ir ../../../db/migrations/0012_stored_files.sql
insert into schema_migrations (name, timestamp) values ('0012_stored_files.sql', '2026-11-20T12:00:00.000Z');

-- 0013_applications.sql
\ir ../../../db/migrations/0013_applications.sql
insert into schema_migrations (name, timestamp) values ('0013_applications.sql', '2026-11-20T12:00:00.000Z');

-- 0006_closed_accounts.sql
\ir ../../../db/migrations/0006_closed_accounts.sql
insert into schema_migrations (name, timestamp) values ('0006_closed_accounts.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/cancellations.sql

-- 0007_favourites.sql
\ir ../../../db/migrations/0007_favourites.sql
insert into schema_migrations (name, timestamp) values ('0007_favourites.sql', '2026-11-20T12:00:00.000Z');

-- 0008_idempotency_keys.sql
\ir ../../../db/migrations/0008_idempotency_keys.sql
insert into schema_migrations (name, timestamp) values ('0008_idempotency_keys.sql', '2026-11-20T12:00:00.000Z');

-- 0003_usernames.sql
\ir ../../../db/migrations/0003_usernames.sql
insert into schema_migrations (name, timestamp) values ('0003_usernames.sql', '2026-11-20T12:00:00.000Z');

-- 0004_account_security.sql
\ir ../../../db/migrations/0004_account_security.sql
insert into schema_migrations (name, timestamp) values ('0004_account_security.sql', '2026-11-20T12:00:00.000Z');

-- 0010_connected_accounts.sql
\ir ../../../db/migrations/0010_connected_accounts.sql
insert into schema_migrations (name, timestamp) values ('0010_connected_accounts.sql', '2026-11-20T12:00:00.000Z');

-- 0009_featured_professionals.sql
\ir ../../../db/migrations/0009_featured_professionals.sql
insert into schema_migrations (name, timestamp) values ('0009_featured_professionals.sql', '2026-11-20T12:00:00.000Z');

-- 0014_review.sql
\ir ../../../db/migrations/0014_review.sql
insert into schema_migrations (name, timestamp) values ('0014_review.sql', '2026-11-20T12:00:00.000Z');

-- 0015_professional_overview.sql
\ir ../../../db/migrations/0015_professional_overview.sql
insert into schema_migrations (name, timestamp) values ('0015_professional_overview.sql', '2026-11-20T12:00:00.000Z');

-- 0016_calendar_feeds.sql
\ir ../../../db/migrations/0016_calendar_feeds.sql
insert into schema_migrations (name, timestamp) values ('0016_calendar_feeds.sql', '2026-11-20T12:00:00.000Z');

-- 0017_clients_and_service_bookings.sql
\ir ../../../db/migrations/0017_clients_and_service_bookings.sql
insert into schema_migrations (name, timestamp) values ('0017_clients_and_service_bookings.sql', '2026-11-20T12:00:00.000Z');

-- 0018_working_hours.sql
\ir ../../../db/migrations/0018_working_hours.sql
insert into schema_migrations (name, timestamp) values ('0018_working_hours.sql', '2026-11-20T12:00:00.000Z');

-- 0019_portfolio_and_changes.sql
\ir ../../../db/migrations/0019_portfolio_and_changes.sql
insert into schema_migrations (name, timestamp) values ('0019_portfolio_and_changes.sql', '2026-11-20T12:00:00.000Z');

-- 0020_payment_history.sql
\ir ../../../db/migrations/0020_payment_history.sql
insert into schema_migrations (name, timestamp) values ('0020_payment_history.sql', '2026-11-20T12:00:00.000Z');

-- 0021_notifications.sql
\ir ../../../db/migrations/0021_notifications.sql
insert into schema_migrations (name, timestamp) values ('0021_notifications.sql', '2026-11-20T12:00:00.000Z');

-- 0022_transfers.sql
\ir ../../../db/migrations/0022_transfers.sql
insert into schema_migrations (name, timestamp) values ('0022_transfers.sql', '2026-11-20T12:00:00.000Z');

-- 0023_problems_disputes_ledger.sql
\ir ../../../db/migrations/0023_problems_disputes_ledger.sql
insert into schema_migrations (name, timestamp) values ('0023_problems_disputes_ledger.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/transfers.sql

-- 0024_rescheduled_bookings.sql
\ir ../../../db/migrations/0024_rescheduled_bookings.sql
insert into schema_migrations (name, timestamp) values ('0024_rescheduled_bookings.sql', '2026-11-20T12:00:00.000Z');

-- 0025_reviews.sql
\ir ../../../db/migrations/0025_reviews.sql
insert into schema_migrations (name, timestamp) values ('0025_reviews.sql', '2026-11-20T12:00:00.000Z');

-- 0026_every_transition_is_told.sql
\ir ../../../db/migrations/0026_every_transition_is_told.sql
insert into schema_migrations (name, timestamp) values ('0026_every_transition_is_told.sql', '2026-11-20T12:00:00.000Z');

-- 0027_settings_and_interventions.sql
\ir ../../../db/migrations/0027_settings_and_interventions.sql
insert into schema_migrations (name, timestamp) values ('0027_settings_and_interventions.sql', '2026-11-20T12:00:00.000Z');

-- 0028_admin_overview.sql
\ir ../../../db/migrations/0028_admin_overview.sql
insert into schema_migrations (name, timestamp) values ('0028_admin_overview.sql', '2026-11-20T12:00:00.000Z');

-- 0029_refunds_of_stripe.sql
\ir ../../../db/migrations/0029_refunds_of_stripe.sql
insert into schema_migrations (name, timestamp) values ('0029_refunds_of_stripe.sql', '2026-11-20T12:00:00.000Z');

-- 0031_last_money_check.sql
\ir ../../../db/migrations/0031_last_money_check.sql
insert into schema_migrations (name, timestamp) values ('0031_last_money_check.sql', '2026-11-20T12:00:00.000Z');

-- 0046_money_figures.sql
\ir ../../../db/migrations/0046_money_figures.sql
insert into schema_migrations (name, timestamp) values ('0046_money_figures.sql', '2026-11-20T12:00:00.000Z');

-- 0040_pages_of_documents.sql
\ir ../../../db/migrations/0040_pages_of_documents.sql
insert into schema_migrations (name, timestamp) values ('0040_pages_of_documents.sql', '2026-11-20T12:00:00.000Z');

-- 0032_transfers_of_before.sql
\ir ../../../db/migrations/0032_transfers_of_before.sql
insert into schema_migrations (name, timestamp) values ('0032_transfers_of_before.sql', '2026-11-20T12:00:00.000Z');

-- 0033_job_pulse.sql
\ir ../../../db/migrations/0033_job_pulse.sql
insert into schema_migrations (name, timestamp) values ('0033_job_pulse.sql', '2026-11-20T12:00:00.000Z');

-- 0035_sessions_end.sql
\ir ../../../db/migrations/0035_sessions_end.sql
insert into schema_migrations (name, timestamp) values ('0035_sessions_end.sql', '2026-11-20T12:00:00.000Z');

-- 0036_email_confirmations.sql
\ir ../../../db/migrations/0036_email_confirmations.sql
insert into schema_migrations (name, timestamp) values ('0036_email_confirmations.sql', '2026-11-20T12:00:00.000Z');

-- 0037_security_log.sql
\ir ../../../db/migrations/0037_security_log.sql
insert into schema_migrations (name, timestamp) values ('0037_security_log.sql', '2026-11-20T12:00:00.000Z');

-- 0038_unpaid_holds.sql
\ir ../../../db/migrations/0038_unpaid_holds.sql
insert into schema_migrations (name, timestamp) values ('0038_unpaid_holds.sql', '2026-11-20T12:00:00.000Z');

-- 0039_licenses.sql
\ir ../../../db/migrations/0039_licenses.sql
insert into schema_migrations (name, timestamp) values ('0039_licenses.sql', '2026-11-20T12:00:00.000Z');

-- 0043_agreed_terms.sql
\ir ../../../db/migrations/0043_agreed_terms.sql
insert into schema_migrations (name, timestamp) values ('0043_agreed_terms.sql', '2026-11-20T12:00:00.000Z');

-- 0044_undoing_a_completion.sql
\ir ../../../db/migrations/0044_undoing_a_completion.sql
insert into schema_migrations (name, timestamp) values ('0044_undoing_a_completion.sql', '2026-11-20T12:00:00.000Z');

-- 0047_client_addresses.sql
\ir ../../../db/migrations/0047_client_addresses.sql
insert into schema_migrations (name, timestamp) values ('0047_client_addresses.sql', '2026-11-20T12:00:00.000Z');

-- 0048_directory_ranks.sql
\ir ../../../db/migrations/0048_directory_ranks.sql
insert into schema_migrations (name, timestamp) values ('0048_directory_ranks.sql', '2026-11-20T12:00:00.000Z');

-- 0051_stripe_events_by_day.sql
\ir ../../../db/migrations/0051_stripe_events_by_day.sql
insert into schema_migrations (name, timestamp) values ('0051_stripe_events_by_day.sql', '2026-11-20T12:00:00.000Z');

-- 0054_months.sql
\ir ../../../db/migrations/0054_months.sql
insert into schema_migrations (name, timestamp) values ('0054_months.sql', '2026-11-20T12:00:00.000Z');

-- 0055_travel_settings.sql
\ir ../../../db/migrations/0055_travel_settings.sql
insert into schema_migrations (name, timestamp) values ('0055_travel_settings.sql', '2026-11-20T12:00:00.000Z');

-- 0059_visit_steps.sql
\ir ../../../db/migrations/0059_visit_steps.sql
insert into schema_migrations (name, timestamp) values ('0059_visit_steps.sql', '2026-11-20T12:00:00.000Z');

-- 0057_messages.sql
\ir ../../../db/migrations/0057_messages.sql
insert into schema_migrations (name, timestamp) values ('0057_messages.sql', '2026-11-20T12:00:00.000Z');

-- 0060_visit_records.sql
\ir ../../../db/migrations/0060_visit_records.sql
insert into schema_migrations (name, timestamp) values ('0060_visit_records.sql', '2026-11-20T12:00:00.000Z');

-- 0056_travel_times.sql
\ir ../../../db/migrations/0056_travel_times.sql
insert into schema_migrations (name, timestamp) values ('0056_travel_times.sql', '2026-11-20T12:00:00.000Z');

-- 0066_no_shows.sql
\ir ../../../db/migrations/0066_no_shows.sql
insert into schema_migrations (name, timestamp) values ('0066_no_shows.sql', '2026-11-20T12:00:00.000Z');

-- 0067_live_positions.sql
\ir ../../../db/migrations/0067_live_positions.sql
insert into schema_migrations (name, timestamp) values ('0067_live_positions.sql', '2026-11-20T12:00:00.000Z');

-- 0068_door_links.sql
\ir ../../../db/migrations/0068_door_links.sql
insert into schema_migrations (name, timestamp) values ('0068_door_links.sql', '2026-11-20T12:00:00.000Z');

-- 0074_api_keys.sql
\ir ../../../db/migrations/0074_api_keys.sql
insert into schema_migrations (name, timestamp) values ('0074_api_keys.sql', '2026-11-20T12:00:00.000Z');

-- 0075_webhook_endpoints.sql
\ir ../../../db/migrations/0075_webhook_endpoints.sql
insert into schema_migrations (name, timestamp) values ('0075_webhook_endpoints.sql', '2026-11-20T12:00:00.000Z');

-- 0062_message_files.sql
\ir ../../../db/migrations/0062_message_files.sql
insert into schema_migrations (name, timestamp) values ('0062_message_files.sql', '2026-11-20T12:00:00.000Z');

-- 0063_blocks_and_reports.sql
\ir ../../../db/migrations/0063_blocks_and_reports.sql
insert into schema_migrations (name, timestamp) values ('0063_blocks_and_reports.sql', '2026-11-20T12:00:00.000Z');

-- 0064_saved_replies.sql
\ir ../../../db/migrations/0064_saved_replies.sql
insert into schema_migrations (name, timestamp) values ('0064_saved_replies.sql', '2026-11-20T12:00:00.000Z');

-- 0070_rescues.sql
\ir ../../../db/migrations/0070_rescues.sql
insert into schema_migrations (name, timestamp) values ('0070_rescues.sql', '2026-11-20T12:00:00.000Z');

-- 0082_booking_links.sql
\ir ../../../db/migrations/0082_booking_links.sql
insert into schema_migrations (name, timestamp) values ('0082_booking_links.sql', '2026-11-20T12:00:00.000Z');

-- 0083_booking_buttons.sql
\ir ../../../db/migrations/0083_booking_buttons.sql
insert into schema_migrations (name, timestamp) values ('0083_booking_buttons.sql', '2026-11-20T12:00:00.000Z');

-- 0084_guest_bookings.sql
\ir ../../../db/migrations/0084_guest_bookings.sql
insert into schema_migrations (name, timestamp) values ('0084_guest_bookings.sql', '2026-11-20T12:00:00.000Z');

-- 0078_outside_calendars.sql
\ir ../../../db/migrations/0078_outside_calendars.sql
insert into schema_migrations (name, timestamp) values ('0078_outside_calendars.sql', '2026-11-20T12:00:00.000Z');

-- 0092_calendar_accounts.sql
\ir ../../../db/migrations/0092_calendar_accounts.sql
insert into schema_migrations (name, timestamp) values ('0092_calendar_accounts.sql', '2026-11-20T12:00:00.000Z');

-- 0093_calendar_visits.sql
\ir ../../../db/migrations/0093_calendar_visits.sql
insert into schema_migrations (name, timestamp) values ('0093_calendar_visits.sql', '2026-11-20T12:00:00.000Z');

-- 0094_text_messages.sql
\ir ../../../db/migrations/0094_text_messages.sql
insert into schema_migrations (name, timestamp) values ('0094_text_messages.sql', '2026-11-20T12:00:00.000Z');

-- 0095_text_message_choices.sql
\ir ../../../db/migrations/0095_text_message_choices.sql
insert into schema_migrations (name, timestamp) values ('0095_text_message_choices.sql', '2026-11-20T12:00:00.000Z');

-- 0090_best_for_route.sql
\ir ../../../db/migrations/0090_best_for_route.sql
insert into schema_migrations (name, timestamp) values ('0090_best_for_route.sql', '2026-11-20T12:00:00.000Z');

-- 0091_message_search.sql
\ir ../../../db/migrations/0091_message_search.sql
insert into schema_migrations (name, timestamp) values ('0091_message_search.sql', '2026-11-20T12:00:00.000Z');

-- 0096_signatures.sql
\ir ../../../db/migrations/0096_signatures.sql
insert into schema_migrations (name, timestamp) values ('0096_signatures.sql', '2026-11-20T12:00:00.000Z');

-- 0097_google_calendars.sql
\ir ../../../db/migrations/0097_google_calendars.sql
insert into schema_migrations (name, timestamp) values ('0097_google_calendars.sql', '2026-11-20T12:00:00.000Z');

-- 0098_hand_entered_visits.sql
\ir ../../../db/migrations/0098_hand_entered_visits.sql
insert into schema_migrations (name, timestamp) values ('0098_hand_entered_visits.sql', '2026-11-20T12:00:00.000Z');

-- 0099_client_imports.sql
\ir ../../../db/migrations/0099_client_imports.sql
insert into schema_migrations (name, timestamp) values ('0099_client_imports.sql', '2026-11-20T12:00:00.000Z');

-- 0101_hand_entered_calendar_visits.sql
\ir ../../../db/migrations/0101_hand_entered_calendar_visits.sql
insert into schema_migrations (name, timestamp) values ('0101_hand_entered_calendar_visits.sql', '2026-11-20T12:00:00.000Z');

-- 0102_events_of_deleted_bookings.sql
\ir ../../../db/migrations/0102_events_of_deleted_bookings.sql
insert into schema_migrations (name, timestamp) values ('0102_events_of_deleted_bookings.sql', '2026-11-20T12:00:00.000Z');

-- 0103_zones_of_readings.sql
\ir ../../../db/migrations/0103_zones_of_readings.sql
insert into schema_migrations (name, timestamp) values ('0103_zones_of_readings.sql', '2026-11-20T12:00:00.000Z');

-- 0105_removed_push_browsers.sql
\ir ../../../db/migrations/0105_removed_push_browsers.sql
insert into schema_migrations (name, timestamp) values ('0105_removed_push_browsers.sql', '2026-11-20T12:00:00.000Z');
