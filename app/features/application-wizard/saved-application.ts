import type { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { type ApplicationForm, emptyApplication } from '#app/features/applications/form/application-form.ts';
import { applicationLimits } from '#app/features/applications/application-limits.ts';

type BrowserStorage = ReturnType<typeof browserStorage>;
/** The part of the form that may be stored in the browser: no passwords and no files (OPEN-22). */
export type StorableForm = Omit<
  ApplicationForm,
  'password' | 'confirmPassword' | 'profilePhoto' | 'workPhotos' | 'certifications' | 'insuranceFile'
>;

export type Retention = 'saved' | 'draft';

/**
 * `saved` is an application saved before sign-up or Google, to be completed on return; `draft` is one still being
 * filled in (OPEN-22).
 */
const keeps = {
  saved: { key: 'professionalApplicationData', days: applicationLimits.savedDays },
  draft: { key: 'professionalApplicationDraft', days: applicationLimits.draftDays },
} as const satisfies Record<Retention, { key: string; days: number }>;

const day = 24 * 60 * 60 * 1000;

export interface SavedForm {
  form: StorableForm;
  /** Counted from 0. */
  step: number;
}

export function saveForm(
  keep: Retention,
  { form, step }: { form: ApplicationForm; step: number },
  storage: BrowserStorage,
  now = Date.now(),
): void {
  const {
    password: _,
    confirmPassword: __,
    profilePhoto: ___,
    workPhotos: ____,
    certifications: _____,
    insuranceFile: ______,
    ...storable
  } = form;
  try {
    storage.setItem(keeps[keep].key, JSON.stringify({ form: storable, step, at: now }));
  } catch {
    // A full storage keeps nothing; the form itself is still there.
  }
}

/** Returns what was saved, unless it is too old; unreadable data counts as none. */
export function savedForm(keep: Retention, storage: BrowserStorage, now = Date.now()): SavedForm | undefined {
  const { key, days } = keeps[keep];
  const kept = parsed(storage.getItem(key));
  if (!kept) return undefined;
  if (now - kept.at <= days * day) return { form: storableForm(kept.form), step: clampedStep(kept.step) };
  storage.removeItem(key);
  return undefined;
}

export function clearSavedForm(keep: Retention, storage: BrowserStorage): void {
  storage.removeItem(keeps[keep].key);
}

/** In the session storage of the tab that left for Google with the application. */
const leftForGoogleKey = 'professionalApplicationAtGoogle';
/** How long signing in at Google may take; later, whoever is signed in may be somebody else. */
const atGoogleMilliseconds = 10 * 60 * 1000;

/** Records that this tab leaves for Google, whose account may have another email than the form. */
export function recordLeavingForGoogle(storage: BrowserStorage, now = Date.now()): void {
  try {
    storage.setItem(leftForGoogleKey, String(now));
  } catch {
    // A full storage; the applicant then presses the button once more.
  }
}

export function clearLeavingForGoogle(storage: BrowserStorage): void {
  storage.removeItem(leftForGoogleKey);
}

/**
 * Whether whoever is signed in is the person who filled the saved application in. Browsers are shared, and it would
 * give its names, phone and documents to another account.
 */
export function isApplicant(
  signedInEmail: string,
  { email }: Pick<ApplicationForm, 'email'>,
  tabStorage: BrowserStorage,
  now = Date.now(),
): boolean {
  const isSame = email.trim().toLowerCase() === signedInEmail.trim().toLowerCase();
  const leftAt = Number(tabStorage.getItem(leftForGoogleKey) ?? Number.NaN);
  return isSame || now - leftAt <= atGoogleMilliseconds;
}

function parsed(text: string | null): { form: Record<string, unknown>; step: unknown; at: number } | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('at' in kept)) return undefined;
    if (typeof kept.form !== 'object' || kept.form === null || typeof kept.at !== 'number') return undefined;
    return { form: kept.form as Record<string, unknown>, step: 'step' in kept ? kept.step : 0, at: kept.at };
  } catch {
    return undefined;
  }
}

/** Reads only the form's fields, with their types: an older version may have stored others. */
function storableForm(kept: Record<string, unknown>): StorableForm {
  const {
    password: _,
    confirmPassword: __,
    profilePhoto: ___,
    workPhotos: ____,
    certifications: _____,
    insuranceFile: ______,
    ...empty
  } = emptyApplication;
  const fields = Object.entries(empty).map(([name, value]) => {
    const found = kept[name];
    return [name, typeof found === typeof value && Array.isArray(found) === Array.isArray(value) ? found : value];
  });
  return Object.fromEntries(fields) as StorableForm;
}

function clampedStep(step: unknown): number {
  return typeof step === 'number' && Number.isInteger(step)
    ? Math.min(Math.max(step, 0), applicationLimits.steps - 1)
    : 0;
}
