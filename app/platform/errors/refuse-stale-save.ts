import { changedSince } from '#app/lib/changed-since.ts';
import { AppError } from './app-error.ts';
import { staleSaveErrors } from './stale-save.errors.ts';

/** Settings of which some may be left out. */
type Given<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

/**
 * Refuses to save settings over what another tab saved since they were shown (`base`; without it nothing is compared).
 * Saving what is already saved succeeds, as after a lost answer.
 * @throws AppError changed_meanwhile, with what is saved in `details.saved`
 */
export function refuseStaleSave<Settings extends object>(
  base: Given<Settings> | undefined,
  wanted: Given<Settings>,
  saved: Settings,
): void {
  const now = textsOf(saved);
  if (!base || !changedSince({ ...now, ...textsOf(base) }, now)) return;
  if (changedSince({ ...now, ...textsOf(wanted) }, now))
    throw new AppError(staleSaveErrors.changed_meanwhile, { extra: { saved } });
}

/** The values that are there, as text. */
function textsOf(settings: object): Record<string, string> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, JSON.stringify(value)]));
}
