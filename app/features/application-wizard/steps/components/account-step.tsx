import { GoogleSignIn } from '#app/features/sign-in/google/components/google-sign-in.tsx';
import { TermsLabel } from '#app/features/sign-in/sign-up/components/terms-label.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { missingFields, termsErrors } from '#app/features/applications/form/application-form-errors.ts';
import { applicationToasts } from '../../submission/completion-toasts.ts';
import type { StepProps } from './step-props.ts';
import { FileList } from '../../files/components/file-list.tsx';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { clearLeavingForGoogle } from '../../saved-application.ts';
import { saveApplication } from '../../components/use-application.ts';
import type { SubmitPhase } from '../../submission/components/use-submit-application.ts';

interface AccountStepProps extends StepProps {
  phase: SubmitPhase;
  /** Whose account the application goes to; undefined without a session. */
  signedInEmail: string | undefined;
  googleOffered: boolean;
  /** A required field of the first step is blank. */
  onMissing: () => void;
  /** The terms are not accepted. */
  onTerms: () => void;
}

/** Step 4: an account for applicants without one, the terms, and the submit button. */
export function AccountStep({
  form,
  patch,
  errors,
  phase,
  signedInEmail,
  googleOffered,
  onMissing,
  onTerms,
}: AccountStepProps) {
  return (
    <div className="flex flex-col gap-6">
      {signedInEmail ? (
        <Notice title="You’re signed in">
          We’ll submit your application with this account, <strong className="wrap-anywhere">{signedInEmail}</strong>.
        </Notice>
      ) : (
        <NewAccount
          form={form}
          patch={patch}
          errors={errors}
          googleOffered={googleOffered}
          onMissing={onMissing}
          onTerms={onTerms}
        />
      )}
      {phase.kind === 'submitting' ? (
        <FileList
          files={[...form.certifications, ...(form.insuranceFile ? [form.insuranceFile] : [])]}
          progress={phase.progress}
        />
      ) : null}
      <div className="flex flex-col gap-1 border-t border-line pt-4">
        <CheckboxField
          name="agreeTerms"
          required
          checked={form.agreeTerms}
          onChange={({ target }) => patch({ agreeTerms: target.checked })}
          label={<TermsLabel />}
          error={errors['agreeTerms']}
        />
        <CheckboxField
          name="agreeMarketing"
          checked={form.agreeMarketing}
          onChange={({ target }) => patch({ agreeMarketing: target.checked })}
          label="Send me tips and news for professionals (optional)"
        />
      </div>
    </div>
  );
}

function NewAccount({
  form,
  patch,
  errors,
  googleOffered,
  onMissing,
  onTerms,
}: StepProps & Pick<AccountStepProps, 'googleOffered' | 'onMissing' | 'onTerms'>) {
  const leave = async () => {
    const missing = missingFields(form);
    const { agreeTerms: unagreed } = termsErrors(form);
    if (missing.length > 0) {
      toast(applicationToasts.missingInformation(missing));
      onMissing();
      return false;
    }
    if (unagreed) {
      toast(applicationToasts.incompleteStep(unagreed));
      onTerms();
      return false;
    }
    await saveApplication(form, 'google');
    return true;
  };
  return (
    <>
      <GoogleSignIn
        offered={googleOffered}
        place="application"
        userType="professional"
        callbackURL="/join-as-pro"
        beforeLeaving={leave}
        onStay={() => clearLeavingForGoogle(browserStorage('sessionStorage'))}
      />
      <p className="text-sm text-dim">
        You’ll sign in as{' '}
        <strong className="wrap-anywhere text-ink">{form.email || 'the email of the first step'}</strong>.
      </p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        maxLength={128}
        value={form.password}
        onChange={({ target }) => patch({ password: target.value })}
        help="At least 8 characters. A mix of letters, numbers and symbols is harder to guess."
        error={errors['password']}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        maxLength={128}
        value={form.confirmPassword}
        onChange={({ target }) => patch({ confirmPassword: target.value })}
        error={errors['confirmPassword']}
      />
    </>
  );
}
