import { inServersDatabase } from './e2e-database.ts';
import type { Professional } from './e2e-professional.ts';

/** Lists a professional with the place and the first service of another one, at the same price, who is free at any hour. */
export async function listTwin({ professionalId, name }: Professional, ofProfessional: string): Promise<void> {
  const values = [professionalId, ofProfessional];
  await inServersDatabase(
    `update professionals twin set verified = true, is_approved = true, stripe_account_id = 'acct_twin_' || $1::text,
       service_area = source.service_area, service_area_zip = source.service_area_zip, time_zone = source.time_zone,
       latitude = source.latitude, longitude = source.longitude, service_radius = source.service_radius
     from professionals source where twin.id = $1::uuid and source.id = $2::uuid`,
    values,
  );
  await inServersDatabase(
    `insert into services (professional_id, category_id, name, price, duration, stripe_product_id, stripe_price_id)
     select $1::uuid, category_id, name, price, duration, stripe_product_id, stripe_price_id from services
     where professional_id = $2::uuid`,
    values,
  );
  await inServersDatabase(
    `insert into directory_entries (professional_id, card, display_name, sort_name, service_names, service_text, category_ids,
       place, city_key, document, position, reach, reach_chord, price_from, rating, verified, next_free_at, free_from, free_days)
     select $1::uuid, (card::jsonb || jsonb_build_object('id', $1::text, 'name', $3::text, 'review_count', 0))::json, $3, lower($3), service_names,
       service_text, category_ids, place, city_key, document, position, reach, reach_chord, price_from, rating, true, next_free_at,
       free_from, ~(free_days & ~free_days)
     from directory_entries where professional_id = $2::uuid
     on conflict (professional_id) do update set card = excluded.card, service_names = excluded.service_names,
       category_ids = excluded.category_ids, position = excluded.position, reach = excluded.reach,
       reach_chord = excluded.reach_chord, verified = true, free_from = excluded.free_from, free_days = excluded.free_days`,
    [...values, name],
  );
}

/** Takes a twin off the directory again. */
export async function unlistTwin({ professionalId }: Professional): Promise<void> {
  await inServersDatabase('update professionals set is_approved = false where id = $1', [professionalId]);
  await inServersDatabase('delete from directory_entries where professional_id = $1', [professionalId]);
}
