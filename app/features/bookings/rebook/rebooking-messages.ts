/** Texts for a visit that cannot be rebooked as it was. */
export const rebookingMessages = {
  professionalGone: (name: string | undefined) =>
    `${name || 'This professional'} does not take bookings here at the moment.`,
  serviceGone: (name: string, service: string) => `${name} no longer offers “${service}”.`,
  nothingFree: (name: string) => `${name} has nothing free within the next 3 months.`,
  similar: 'See similar professionals',
  goOn: (name: string) => `Go on with ${name}`,
} as const;
