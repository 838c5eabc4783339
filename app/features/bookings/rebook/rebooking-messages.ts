/** Texts for a visit that cannot be rebooked as it was. */
export const rebookingMessages = {
  professionalGone: (name: string | undefined) => `${name || 'This professional'} isn’t taking bookings right now.`,
  serviceGone: (name: string, service: string) => `${name} no longer offers “${service}”.`,
  nothingFree: (name: string) => `${name} has no openings in the next 3 months.`,
  similar: 'See similar professionals',
  goOn: (name: string) => `Continue with ${name}`,
} as const;
