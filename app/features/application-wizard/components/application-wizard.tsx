import { afterPress } from '#app/lib/browser/after-press.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { maySubmit } from '#app/features/applications/form/application-form-errors.ts';
import type { RefusedField } from '../submission/refused-fields.ts';
import { useStepErrors } from '../steps/components/use-step-errors.ts';
import { useTopOfStep } from '../steps/components/use-top-of-step.ts';
import { lastStep } from '../steps/wizard-steps.ts';
import { ApplicationMailed } from '../submission/components/application-mailed.tsx';
import { ApplicationSent } from '../submission/components/application-sent.tsx';
import { BasicInfoStep } from '../steps/components/basic-info-step.tsx';
import { CertificationsStep } from '../steps/components/certifications-step.tsx';
import { AccountStep } from '../steps/components/account-step.tsx';
import { ExperienceStep } from '../steps/components/experience-step.tsx';
import { useGoogleFailure, useReturnWithoutSession } from './use-google-failure.ts';
import { useApplication } from './use-application.ts';
import { useSubmitApplication } from '../submission/components/use-submit-application.ts';
import { WizardProgress } from '../steps/components/wizard-progress.tsx';

/** The application of a professional, in four steps (document 1, section 2). */
export function ApplicationWizard({ googleOffered }: { googleOffered: boolean }) {
  const {
    form,
    step: current,
    isReady,
    found,
    patch,
    goTo,
    back,
    isAtMail,
    showMail,
    leaveMail,
    finish,
  } = useApplication();
  useGoogleFailure();
  useReturnWithoutSession();
  const { errors, check, touch, reveal } = useStepErrors(form, current);
  const leadBack = (to: number, refused: readonly RefusedField[] = []) => {
    reveal(to, refused);
    void goTo(to);
  };
  const { phase, submit, signedInEmail, goOn } = useSubmitApplication({
    form,
    isSaved: found === 'saved',
    patch,
    onDone: finish,
    leadBack,
    onMailed: () => void showMail(),
  });
  const hasSession = signedInEmail !== undefined;
  const isSubmitting = phase.kind === 'submitting';
  // While submitting, the last step stays in view, even if Back or Forward is pressed.
  const step = isSubmitting ? lastStep : current;
  const top = useTopOfStep(step, isReady);
  if (!isReady) return <Skeleton className="h-[32rem] rounded-card" />;
  if (phase.kind === 'submitted') return <ApplicationSent onGoOn={goOn} />;
  if (phase.kind === 'mailed' && isAtMail) return <ApplicationMailed email={phase.email} onBack={leaveMail} />;
  const props = { form, patch, errors };
  const next = () => {
    if (check()) void goTo(step + 1);
  };
  return (
    <Form
      name="application"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step < lastStep) next();
        else if (maySubmit(form, { hasSession, isSubmitting })) void submit();
      }}
      onBlur={({ target }) => {
        if ('name' in target) afterPress(() => touch(String(target.name)));
      }}
      className="rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <div ref={top} tabIndex={-1} className="outline-none">
        <WizardProgress step={step} />
      </div>
      <div className="mt-8">
        {step === 0 ? <BasicInfoStep {...props} /> : null}
        {step === 1 ? <ExperienceStep {...props} /> : null}
        {step === 2 ? <CertificationsStep {...props} /> : null}
        {step === 3 ? (
          <AccountStep
            {...props}
            phase={phase}
            signedInEmail={signedInEmail}
            googleOffered={googleOffered}
            onMissing={() => leadBack(0)}
            onTerms={() => touch('agreeTerms')}
          />
        ) : null}
      </div>
      <div className="mt-10 flex gap-3 border-t border-line pt-6 max-sm:bottom-0 tall:max-sm:sticky max-sm:-mx-5 max-sm:bg-card max-sm:px-5 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {step > 0 ? (
          <Button variant="secondary" size="large" onClick={() => void back()} disabled={isSubmitting}>
            Back
          </Button>
        ) : null}
        {step < lastStep ? (
          <Button type="submit" size="large" className="ml-auto max-sm:flex-1">
            Next
          </Button>
        ) : (
          <Button
            type="submit"
            size="large"
            className="ml-auto max-sm:flex-1"
            loading={isSubmitting}
            disabled={!isSubmitting && !maySubmit(form, { hasSession, isSubmitting })}
          >
            Submit Application
          </Button>
        )}
      </div>
    </Form>
  );
}
