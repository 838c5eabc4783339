import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { ApplicationForm } from '../application-form.ts';
import { applicationLimits } from '../application-limits.ts';
import { type ApplicationProblems, maySubmit, stepProblems } from '../application-problems.ts';
import { ApplicationMailed } from './application-mailed.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { BasicInfoStep } from './basic-info-step.tsx';
import { CertificationsStep } from './certifications-step.tsx';
import { AccountStep } from './account-step.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { useGoogleFailure } from './use-google-failure.ts';
import { useApplication } from './use-application.ts';
import { useSubmitApplication } from './use-submit-application.ts';
import { WizardProgress } from './wizard-progress.tsx';

const lastStep = applicationLimits.steps - 1;

/** The application of a professional, in four steps (document 1, section 2). */
export function ApplicationWizard({ googleOffered }: { googleOffered: boolean }) {
  const { form, step, isReady, found, patch, goTo, finish } = useApplication();
  const { problems, check, touch, refuse } = useProblems(form, step);
  const top = useRef<HTMLDivElement>(null);
  const move = (to: number) => {
    goTo(to);
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  };
  useGoogleFailure();
  const { phase, submit, hasSession, backToForm, goOn } = useSubmitApplication({ form, isSaved: found === 'saved', goTo: move, onDone: finish, onProblem: refuse });
  if (!isReady) return <Skeleton className="h-[32rem] rounded-card" />;
  if (phase.kind === 'submitted') return <ApplicationSent onGoOn={goOn} />;
  if (phase.kind === 'mailed') return <ApplicationMailed email={phase.email} onBack={backToForm} />;
  const isSubmitting = phase.kind === 'submitting';
  const props = { form, patch, problems };
  const next = () => {
    if (check()) move(step + 1);
  };
  return (
    <Form name="application"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step < lastStep) next();
        else if (maySubmit(form, { hasSession, isSubmitting })) void submit();
      }}
      onBlur={({ target }) => 'name' in target && touch(String(target.name))}
      className="rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <div ref={top} tabIndex={-1} className="outline-none">
        <WizardProgress step={step} />
      </div>
      <div className="mt-8">
        {step === 0 ? <BasicInfoStep {...props} /> : null}
        {step === 1 ? <ExperienceStep {...props} /> : null}
        {step === 2 ? <CertificationsStep {...props} /> : null}
        {step === 3 ? <AccountStep {...props} phase={phase} hasSession={hasSession} googleOffered={googleOffered} onMissing={() => move(0)} onTerms={() => touch('agreeTerms')} /> : null}
      </div>
      <div className="mt-10 flex gap-3 border-t border-line pt-6 max-sm:bottom-0 tall:max-sm:sticky max-sm:-mx-5 max-sm:bg-card max-sm:px-5 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {step > 0 ? (
          <Button variant="secondary" size="large" onClick={() => move(step - 1)} disabled={isSubmitting}>
            Back
          </Button>
        ) : null}
        {step < lastStep ? (
          <Button type="submit" size="large" className="ml-auto max-sm:flex-1">
            Next
          </Button>
        ) : (
          <Button type="submit" size="large" className="ml-auto max-sm:flex-1" loading={isSubmitting} disabled={!isSubmitting && !maySubmit(form, { hasSession, isSubmitting })}>
            Submit Application
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Complaints appear for fields that were left, and for all of a step that somebody tried to leave. */
function useProblems(form: ApplicationForm, step: number) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ field: string; value: unknown; text: string }>();
  const own = stepProblems[step]?.(form) ?? {};
  const fromServer: ApplicationProblems =
    refused && form[refused.field as keyof ApplicationForm] === refused.value ? { [refused.field]: refused.text } : {};
  const all = { ...own, ...fromServer };
  const problems = Object.fromEntries(Object.entries(all).filter(([field]) => touched.has(field) || field in fromServer));
  return {
    problems,
    touch: (field: string) => setTouched((now) => (now.has(field) ? now : new Set([...now, field]))),
    /** The server refused the value that a field has now. */
    refuse: (field: keyof ApplicationForm, text: string) => setRefused({ field, value: form[field], text }),
    /** Whether the step can be left; shows what is missing and goes there. */
    check: (): boolean => {
      const [first] = Object.keys(all);
      if (first === undefined) return true;
      setTouched((now) => new Set([...now, ...Object.keys(all)]));
      requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
      return false;
    },
  };
}
