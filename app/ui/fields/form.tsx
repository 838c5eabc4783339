import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { Notice } from '../notice.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'name' | 'onSubmit' | 'ref'> {
  /** Identifies the form in the product; after a space, which one of several of its kind: `review-reply 01a1…`. */
  name: string;
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** The URL for submitting a form that also works without JavaScript. */
  action?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

const secrets: Record<string, string> = { password: 'your password', file: 'your files', code: 'the code' };

/**
 * The form element for all of the product (docs/decisions/045-forms-on-a-bad-network.md). The browser never submits
 * it by itself, with fields in a URL: outside a dialog the method `dialog` does nothing, and an inline script repeats
 * an early submit. What was typed before hydration, or before a reload, is restored. A second submit is ignored while
 * the first is running. Whatever checks the fields, the first one in error gets the focus after a submit.
 */
export function Form({ name, ref, action, onSubmit, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const isSending = useRef(false);
  const [missing, setMissing] = useState<string[]>();
  const [failed, setFailed] = useState(false);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (element.current) setMissing(window.pageWatch?.bringBack(element.current));
  }, [element]);
  useEffect(() => {
    if (submits === 0 || !element.current) return;
    const isShown = document.activeElement?.getAttribute('aria-invalid') === 'true';
    const isWaiting = element.current.querySelector('[aria-busy="true"]') !== null;
    if (!isShown && !isWaiting) focusFirstError(element.current);
  }, [submits, element]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setFailed(false);
    try {
      await onSubmit(event);
    } catch (error) {
      setFailed(true);
      reportError(error);
    } finally {
      isSending.current = false;
      setSubmits((count) => count + 1);
    }
  };
  return (
    <form {...rest} ref={element} name={name} method={action ? 'post' : 'dialog'} action={action} onSubmit={submit}>
      {action ? null : (
        <noscript>
          <p>This form needs JavaScript. Please turn it on in your browser and reload the page.</p>
        </noscript>
      )}
      {missing ? (
        <Notice title="We restored what you typed">
          {missing.length > 0
            ? `Please enter ${missing.map((kind) => secrets[kind]).join(' and ')} again.`
            : 'The page had to reload.'}
        </Notice>
      ) : null}
      {children}
      {failed ? (
        <FormError title="Something went wrong">What you typed is still here. Please try again.</FormError>
      ) : null}
    </form>
  );
}
