/** The values shown if a professional left something out (document 1, section 2). */
export const professionalDefaults = {
  rating: 4.5,
  bio: 'No bio available',
  location: 'Location not specified',
  years: '1',
  specialtiesShown: 5,
} as const;

/** Formats years of experience: "1 year", "5 years"; no answer counts as 1. */
export function formatYears(years: number | null): string {
  const shown = years === null ? professionalDefaults.years : String(years);
  return `${shown} ${shown === '1' ? 'year' : 'years'}`;
}

/** Returns the names under "Specializes in". */
export function specialties(serviceNames: readonly string[]): string[] {
  return serviceNames.slice(0, professionalDefaults.specialtiesShown);
}
