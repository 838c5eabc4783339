import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { type ApplicationForm, emptyApplication } from '#app/features/applications/form/application-form.ts';
import { clearSavedFiles, saveFiles, savedFiles } from '../files/file-vault.ts';
import {
  clearLeavingForGoogle,
  clearSavedForm,
  recordLeavingForGoogle,
  saveForm,
  type Retention,
  savedForm,
} from '../saved-application.ts';
import { lastStep } from '../steps/wizard-steps.ts';
import type { FormChanges } from '../steps/components/step-props.ts';
import { useStepHistory } from '../steps/components/use-step-history.ts';

const keepAfterMilliseconds = 400;

interface Found {
  form: ApplicationForm;
  /** The step where the wizard opens, counted from 0. */
  startStep: number;
  /** Whether saved data has been looked up; the form is not rendered before. */
  isReady: boolean;
  /** What was found: an application saved before sign-up or Google, a draft, or neither. */
  found: Retention | undefined;
}

const nothing: Found = { form: emptyApplication, startStep: 0, isReady: false, found: undefined };

/** Holds the application being filled in. It survives a reload, a crash and weeks offline (OPEN-22). */
export function useApplication() {
  const [{ form, startStep, isReady, found }, setState] = useState<Found>(nothing);
  const patch = (changes: FormChanges) =>
    setState((now) => ({
      ...now,
      form: { ...now.form, ...(typeof changes === 'function' ? changes(now.form) : changes) },
    }));
  const history = useStepHistory(form, startStep);

  useEffect(() => {
    void restored().then(setState);
  }, []);

  const finish = useKeptDraft(form, history.step, isReady);
  return { ...history, form, isReady, found, patch, finish };
}

/**
 * Saves the draft while it is filled in, and immediately when the step changes or the page is left.
 * @returns a function that ends this: after submission nothing more is saved, including a pending save
 */
function useKeptDraft(form: ApplicationForm, step: number, isReady: boolean): () => void {
  const isOver = useRef(false);
  const settled = useDebounced(form, keepAfterMilliseconds);
  const keepNow = useEffectEvent(() => {
    if (!isOver.current && isReady && form !== emptyApplication)
      saveForm('draft', { form, step }, browserStorage('localStorage'));
  });
  useEffect(() => keepNow(), [settled, step]);
  useEffect(() => {
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keepNow();
    };
  }, []);

  const { profilePhoto, workPhotos, certifications, insuranceFile } = form;
  const hadFiles = useRef(false);
  useEffect(() => {
    const hasFiles = profilePhoto !== null || insuranceFile !== null || workPhotos.length + certifications.length > 0;
    // After the last file is removed, the saved files must be cleared too.
    if (hasFiles || hadFiles.current)
      void saveFiles('draft', { profilePhoto, workPhotos, certifications, insuranceFile });
    hadFiles.current = hasFiles;
  }, [profilePhoto, workPhotos, certifications, insuranceFile]);

  return () => {
    isOver.current = true;
  };
}

/** An application saved before sign-up takes precedence and opens at the last step; a draft reopens at its own. */
async function restored(): Promise<Found> {
  const storage = browserStorage('localStorage');
  for (const keep of ['saved', 'draft'] as const) {
    const kept = savedForm(keep, storage);
    if (!kept) {
      // Files of a form that has become too old would stay for good, and join the next one.
      void clearSavedFiles(keep);
      continue;
    }
    const form = { ...emptyApplication, ...kept.form, ...(await savedFiles(keep)) };
    return { form, startStep: keep === 'saved' ? lastStep : kept.step, isReady: true, found: keep };
  }
  return { ...nothing, isReady: true };
}

/** Saves the application before the page is left for sign-up or Google (APPLY-075, APPLY-076). */
export async function saveApplication(form: ApplicationForm, towards: 'sign-up' | 'google'): Promise<void> {
  saveForm('saved', { form, step: lastStep }, browserStorage('localStorage'));
  const tabStorage = browserStorage('sessionStorage');
  if (towards === 'google') recordLeavingForGoogle(tabStorage);
  else clearLeavingForGoogle(tabStorage);
  await saveFiles('saved', form);
}

/** Clears what was saved; after submission, the draft too (APPLY-080, APPLY-082). */
export async function clearApplication(keeps: readonly Retention[]): Promise<void> {
  clearLeavingForGoogle(browserStorage('sessionStorage'));
  for (const keep of keeps) {
    clearSavedForm(keep, browserStorage('localStorage'));
    await clearSavedFiles(keep);
  }
}
