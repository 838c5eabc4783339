import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { announceSessionEvent, useSession } from '#app/features/accounts/session-client.ts';
import { confirmEmailToast, signUpFailureToast } from '#app/features/accounts/sign-up-messages.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/api-failure.ts';
import { createAttempts } from '#app/platform/http/attempts.ts';
import { toast } from '#app/ui/toast.ts';
import type { ApplicationForm } from '../application-form.ts';
import { applicationLimits } from '../application-limits.ts';
import { missingFields, passwordProblems, stepProblems } from '../application-problems.ts';
import { completeApplication } from '../complete-application.ts';
import { applicationToasts, completionFailureToast } from '../completion-toasts.ts';
import { forgetApplication, saveApplication } from './use-application.ts';

export type SubmitPhase =
  | { kind: 'editing' }
  | { kind: 'submitting'; progress: Readonly<Record<string, number>> }
  | { kind: 'mailed'; email: string }
  | { kind: 'submitted' };

interface Submission {
  form: ApplicationForm;
  /** Whether saved data was found that waits to be completed (APPLY-077). */
  isSaved: boolean;
  goTo: (step: number) => void;
  /** It was handed in. */
  onDone: () => void;
  /** The server's complaint about a field. */
  onProblem: (field: keyof ApplicationForm, text: string) => void;
}

/** Handing the application in: at once with a session, over sign-up and the mailed link without one. */
export function useSubmitApplication({ form, isSaved, goTo, onDone, onProblem }: Submission) {
  const session = useSession();
  const [phase, setPhase] = useState<SubmitPhase>({ kind: 'editing' });
  const [attempt] = useState(createAttempts);
  const underWay = useRef(false);
  const goOn = useGoOn(phase.kind === 'submitted');

  const complete = async (userId: string) => {
    setPhase({ kind: 'submitting', progress: {} });
    const onProgress = (name: string, share: number) =>
      setPhase((now) => (now.kind === 'submitting' ? { kind: 'submitting', progress: { ...now.progress, [name]: share } } : now));
    try {
      const lost = await completeApplication(form, userId, onProgress);
      onDone();
      await forgetApplication(['saved', 'draft']);
      if (lost > 0) toast(applicationToasts.workPhotosLost);
      toast(applicationToasts.submitted);
      void announceSessionEvent('user-updated');
      setPhase({ kind: 'submitted' });
    } catch (error) {
      await forgetApplication(['saved']);
      setPhase({ kind: 'editing' });
      report(error);
    }
  };

  const report = (error: unknown) => {
    if (!(error instanceof ApiFailure)) return toast(applicationToasts.signInError);
    if (error.code === accountErrors.username_taken.code) {
      onProblem('username', error.message);
      goTo(0);
    }
    if (error.fields['phone']) {
      onProblem('phone', error.fields['phone']);
      goTo(0);
    }
    if (error.fields['service_area']) {
      onProblem('serviceArea', error.fields['service_area']);
      goTo(0);
    }
    return toast(completionFailureToast(error.message));
  };

  const signUp = async () => {
    setPhase({ kind: 'submitting', progress: {} });
    await saveApplication(form);
    const person = { first_name: form.firstName, last_name: form.lastName, phone: form.phone, email: form.email, password: form.password };
    const body = { ...person, callbackURL: '/join-as-pro' };
    try {
      await attempt(body, (idempotencyKey) => api.post('/auth/sign-up/email', { json: body, idempotencyKey }));
      toast(confirmEmailToast);
      setPhase({ kind: 'mailed', email: form.email });
    } catch (error) {
      await forgetApplication(['saved']);
      setPhase({ kind: 'editing' });
      toast(signUpFailureToast(error instanceof ApiFailure ? error : { code: 'network', message: networkFailureText }));
    }
  };

  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    await work();
    underWay.current = false;
  };

  const submit = () =>
    once(async () => {
      const problem = firstProblem(form, session.status === 'signed-in');
      if (problem) {
        goTo(problem.step);
        toast(problem.toast);
      } else if (session.status === 'signed-in') await complete(session.user.id);
      else await signUp();
    });

  // On return with a session, and on a sign-in event, also that of another tab (APPLY-077 to APPLY-079).
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isMailed = phase.kind === 'mailed';
  const completeSaved = useEffectEvent(() => {
    if (!userId || !(isSaved || isMailed)) return;
    void once(async () => {
      if (firstProblem(form, true)) return goTo(firstProblem(form, true)?.step ?? 0);
      await complete(userId);
    });
  });
  useEffect(() => completeSaved(), [userId, isSaved, isMailed]);

  return { phase, submit, hasSession: userId !== undefined, backToForm: () => setPhase({ kind: 'editing' }), goOn };
}

/** The first thing that keeps an application from being handed in, and the step where it is mended. */
function firstProblem(form: ApplicationForm, hasSession: boolean) {
  const missing = missingFields(form);
  if (missing.length > 0) return { step: 0, toast: applicationToasts.missingInformation(missing) };
  for (const step of [0, 1, 2]) {
    const [text] = Object.values(stepProblems[step]?.(form) ?? {});
    if (text) return { step, toast: applicationToasts.incompleteStep(text) };
  }
  if (hasSession) return undefined;
  if (form.password === '' || form.confirmPassword === '') return { step: 3, toast: applicationToasts.missingPassword };
  const [text] = Object.values(passwordProblems(form));
  return text ? { step: 3, toast: applicationToasts.incompleteStep(text) } : undefined;
}

/** Leads on to the page after a success, 1.5 seconds later (APPLY-083). */
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
