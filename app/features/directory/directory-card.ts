/** One professional as the directory's list answers it; made once when something changes, not per request. */
export type DirectoryCard = {
  id: string;
  profile_id: string;
  name: string;
  profile: { first_name: string; last_name: string };
  headline: string | null;
  service_names: string[];
  category_ids: string[];
  /** The true average, or 4.5 for a professional without reviews (OPEN-35). */
  rating: number;
  review_count: number;
  /** An address to load the picture from. */
  image: string | null;
  bio: string | null;
  service_area: string | null;
  years_experience: number | null;
  verified: boolean;
  /** Dollars with two decimals, the cheapest service; null without services. */
  price_from: string | null;
  time_zone: string;
  /** ISO instant of the next bookable slot within the window, if any. */
  next_free_at: string | null;
};
