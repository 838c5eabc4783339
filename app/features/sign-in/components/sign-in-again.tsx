import { type ComponentType, useEffect, useState } from 'react';
import { type SignInQuestion, useSignInQuestion } from '#app/features/sessions/sign-in-again.ts';

/** The mount point of the dialog to sign in again, which loads on first use. */
export function SignInAgain() {
  const question = useSignInQuestion();
  const [Dialog, setDialog] = useState<ComponentType<{ question: SignInQuestion }>>();
  useEffect(() => {
    if (!question) return;
    import('./sign-in-again-dialog.tsx').then(
      ({ SignInAgainDialog }) => setDialog(() => SignInAgainDialog),
      () => question.settle(false),
    );
  }, [question]);
  return question && Dialog ? <Dialog question={question} /> : null;
}
