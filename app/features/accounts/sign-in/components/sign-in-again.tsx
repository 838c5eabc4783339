import { type ComponentType, useEffect, useState } from 'react';
import { type SignInQuestion, useSignInQuestion } from '../sign-in-again.ts';

/** The place of the dialog in which a session that ended is begun anew. The dialog arrives when it is first needed. */
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
