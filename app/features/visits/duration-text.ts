/** Minutes of a service without a duration (OPEN-31). */
const minutesByDefault = 60;

/** "45 min", "1 h", "1 h 30 min"; 0 counts as none and is shown as the default. */
export function formatDuration(minutes: number): string {
  const duration = minutes > 0 ? minutes : minutesByDefault;
  const hours = Math.floor(duration / 60);
  const rest = duration % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
