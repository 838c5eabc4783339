import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { api } from '#app/api-client.ts';
import { announceSessionEvent, useSession } from '#app/features/sessions/session-client.ts';
import { confirmEmailToast, signUpFailureToast } from '#app/features/sign-in/sign-up/sign-up-messages.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import { firstError } from '../../steps/first-error.ts';
import { handInOnce } from '../hand-in-once.ts';
import { completeApplication } from '../complete-application.ts';
import { applicationToasts, completionFailureToast } from '../completion-toasts.ts';
import { isRefusedFile } from '#app/features/professional-documents/refused-document.ts';
import { DocumentFailure, withRefusal } from '../document-failure.ts';
import { type RefusedField, refusedFields } from '../refused-fields.ts';
import type { FormChanges } from '../../steps/components/step-props.ts';
import { documentsStep } from '../../steps/wizard-steps.ts';
import { isApplicant } from '../../saved-application.ts';
import { clearApplication, saveApplication } from '../../components/use-application.ts';

export type SubmitPhase =
  | { kind: 'editing' }
  | { kind: 'submitting'; progress: Readonly<Record<string, number>> }
  | { kind: 'mailed'; email: string; /** Epoch milliseconds. */ since: number }
  | { kind: 'submitted' };

interface Submission {
  form: ApplicationForm;
  /** Whether saved data is waiting to be submitted (APPLY-077). */
  isSaved: boolean;
  patch: (changes: FormChanges) => void;
  /** Called after submission. */
  onDone: () => void;
  /** Returns to a step that needs correction, with the server's errors by field. */
  leadBack: (step: number, refused?: readonly RefusedField[]) => void;
  /** Called once the confirmation mail is sent. */
  onMailed: () => void;
}

/** Submits the application: immediately with a session, after sign-up and the mailed link without one. */
export function useSubmitApplication({ form, isSaved, patch, onDone, leadBack, onMailed }: Submission) {
  const session = useSession();
  const [phase, setPhase] = useState<SubmitPhase>({ kind: 'editing' });
  const [attempt] = useState(createAttempts);
  // Another tab may have submitted what this tab found saved when it opened.
  const [openedAt] = useState(Date.now);
  const underWay = useRef(false);
  const goOn = useGoOn(phase.kind === 'submitted');

  /** Announces the submission, also in a tab that only waited for it. */
  const handedIn = () => {
    onDone();
    toast(applicationToasts.submitted);
    setPhase({ kind: 'submitted' });
  };

  const complete = async (userId: string, waitsSince?: number) => {
    const outcome = await handInOnce({ waitsSince, handIn: () => handIn(userId) });
    if (outcome === 'elsewhere') return handedIn();
    if (outcome !== 'refused-elsewhere') return;
    setPhase({ kind: 'editing' });
    toast(applicationToasts.refusedElsewhere);
  };

  /** @returns whether it succeeded */
  const handIn = async (userId: string): Promise<boolean> => {
    setPhase({ kind: 'submitting', progress: {} });
    const onProgress = (name: string, share: number) =>
      setPhase((now) =>
        now.kind === 'submitting' ? { kind: 'submitting', progress: { ...now.progress, [name]: share } } : now,
      );
    try {
      const lost = await completeApplication(form, userId, onProgress);
      await clearApplication(['saved', 'draft']);
      if (lost > 0) toast(applicationToasts.workPhotosLost);
      handedIn();
      void announceSessionEvent('user-updated');
      return true;
    } catch (error) {
      await clearApplication(['saved']);
      setPhase({ kind: 'editing' });
      report(error);
      return false;
    }
  };

  /**
   * Reports the failure and goes to the step that needs correction: the document or field is marked there, everything
   * else is unchanged.
   */
  const report = (error: unknown) => {
    if (!(error instanceof ApiFailure)) return toast(applicationToasts.signInError);
    if (error instanceof DocumentFailure && isRefusedFile(error)) {
      const { document, reason } = error;
      patch((now) => withRefusal(now, document, reason));
      leadBack(documentsStep);
    } else {
      leadToFields(error);
    }
    return toast(completionFailureToast(error));
  };

  const leadToFields = (error: ApiFailure) => {
    const refused = refusedFields(error);
    const [first] = refused.map(({ step }) => step).toSorted((a, b) => a - b);
    if (first !== undefined) leadBack(first, refused);
  };

  const signUp = async () => {
    setPhase({ kind: 'submitting', progress: {} });
    const since = Date.now();
    await saveApplication(form, 'sign-up');
    const person = {
      first_name: form.firstName,
      last_name: form.lastName,
      phone: form.phone,
      email: form.email,
      password: form.password,
    };
    const body = { ...person, callbackURL: '/join-as-pro' };
    try {
      await attempt(body, (idempotencyKey) => api.post('/auth/sign-up/email', { json: body, idempotencyKey }));
      toast(confirmEmailToast);
      setPhase({ kind: 'mailed', email: form.email, since });
      onMailed();
    } catch (error) {
      await clearApplication(['saved']);
      setPhase({ kind: 'editing' });
      if (error instanceof ApiFailure) leadToFields(error);
      toast(signUpFailureToast(error instanceof ApiFailure ? error : { code: 'network', message: networkFailureText }));
    }
  };

  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    await work();
    underWay.current = false;
  };

  /** @returns whether an error prevents submission; it is shown at its step */
  const leadsBack = (hasSession: boolean): boolean => {
    const problem = firstError(form, hasSession);
    if (!problem) return false;
    setPhase({ kind: 'editing' });
    leadBack(problem.step);
    toast(problem.toast);
    return true;
  };

  const submit = () =>
    once(async () => {
      if (leadsBack(session.status === 'signed-in')) return;
      if (session.status === 'signed-in') await complete(session.user.id);
      else await signUp();
    });

  // On return with a session, and on a sign-in event, also one from another tab (APPLY-077 to APPLY-079).
  const user = session.status === 'signed-in' ? session.user : undefined;
  const userId = user?.id;
  const isMailed = phase.kind === 'mailed';
  const completeSaved = useEffectEvent(() => {
    if (!user || !(isSaved || isMailed)) return;
    // Somebody else reads at the last step whose account is signed in, and decides.
    if (!isApplicant(user.email, form, browserStorage('sessionStorage'))) return;
    void once(async () => {
      if (!leadsBack(true)) await complete(user.id, phase.kind === 'mailed' ? phase.since : openedAt);
    });
  });
  useEffect(() => completeSaved(), [userId, isSaved, isMailed]);

  return { phase, submit, signedInEmail: user?.email, goOn };
}

/** Goes to the next page 1.5 seconds after a success (APPLY-083). */
function useGoOn(isDone: boolean): () => void {
  const navigate = useNavigate();
  const goOn = () => void navigate('/pro-onboarding-complete');
  const later = useEffectEvent(goOn);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(later, applicationLimits.redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isDone]);
  return goOn;
}
