import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage } from '#app/lib/browser-storage.ts';
import { useDebounced } from '#app/ui/use-debounced.ts';
import { type ApplicationForm, emptyApplication } from '../application-form.ts';
import { forgetFiles, keepFiles, keptFiles } from '../file-vault.ts';
import { forgetForm, keepForm, type Keep, keptForm } from '../saved-application.ts';

const keepAfterMilliseconds = 400;
const lastStep = 3;

export interface ApplicationState {
  form: ApplicationForm;
  /** Counted from 0. */
  step: number;
  /** Whether what was kept has been looked for; nothing is drawn as filled in before. */
  isReady: boolean;
  /** What was found: an application put by before sign-up or Google, a draft, or neither. */
  found: Keep | undefined;
}

/** The application that is being filled in. It outlives a reload, a crash and weeks offline (OPEN-22). */
export function useApplication() {
  const [state, setState] = useState<ApplicationState>({ form: emptyApplication, step: 0, isReady: false, found: undefined });
  const patch = (changes: Partial<ApplicationForm>) => setState((now) => ({ ...now, form: { ...now.form, ...changes } }));
  const goTo = (step: number) => setState((now) => ({ ...now, step }));

  useEffect(() => {
    void restored().then(setState);
  }, []);

  const isOver = useRef(false);
  const settled = useDebounced(state, keepAfterMilliseconds);
  const keepDraft = useEffectEvent(() => {
    if (isOver.current || !settled.isReady || settled.form === emptyApplication) return;
    keepForm('draft', settled, browserStorage('localStorage'));
  });
  useEffect(() => keepDraft(), [settled]);

  const { profilePhoto, workPhotos, certifications, insuranceFile } = state.form;
  useEffect(() => {
    const hasFiles = profilePhoto || insuranceFile || workPhotos.length + certifications.length > 0;
    if (hasFiles) void keepFiles('draft', { profilePhoto, workPhotos, certifications, insuranceFile });
  }, [profilePhoto, workPhotos, certifications, insuranceFile]);

  /** Once it was handed in nothing is kept any more, also not what was about to be. */
  const finish = () => {
    isOver.current = true;
  };
  return { ...state, patch, goTo, finish };
}

/** What was saved before sign-up comes first and leads to the last step; a draft reopens at its own. */
async function restored(): Promise<ApplicationState> {
  const storage = browserStorage('localStorage');
  for (const keep of ['saved', 'draft'] as const) {
    const kept = keptForm(keep, storage);
    if (!kept) continue;
    const form = { ...emptyApplication, ...kept.form, ...(await keptFiles(keep)) };
    return { form, step: keep === 'saved' ? lastStep : kept.step, isReady: true, found: keep };
  }
  return { form: emptyApplication, step: 0, isReady: true, found: undefined };
}

/** Puts the application by before the page is left for sign-up or Google (APPLY-075, APPLY-076). */
export async function saveApplication(form: ApplicationForm): Promise<void> {
  keepForm('saved', { form, step: lastStep }, browserStorage('localStorage'));
  await keepFiles('saved', form);
}

/** Takes away what was saved; the draft goes as well once the application was handed in (APPLY-080, APPLY-082). */
export async function forgetApplication(keeps: readonly Keep[]): Promise<void> {
  for (const keep of keeps) {
    forgetForm(keep, browserStorage('localStorage'));
    await forgetFiles(keep);
  }
}
