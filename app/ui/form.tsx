import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FormError } from './form-error.tsx';
import { Notice } from './notice.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'name' | 'onSubmit' | 'ref'> {
  /** Which form of the product it is; after a space, which one of several alike: `review-reply 01a1…`. */
  name: string;
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** Where a form is sent that works without scripts, too. */
  action?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

const secrets: Record<string, string> = { password: 'your password', file: 'your files', code: 'the code' };

/**
 * Every form of the product (docs/decisions/045-forms-on-a-bad-network.md). The browser never sends it by itself,
 * with fields in an address: outside a dialog the method `dialog` does nothing, and an inline script repeats what was
 * sent too early. What was typed before the page was alive, or before it was loaded anew, comes back. A second press
 * waits for the end of the first.
 */
export function Form({ name, ref, action, onSubmit, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const isSending = useRef(false);
  const [missing, setMissing] = useState<string[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (element.current) setMissing(window.pageWatch?.bringBack(element.current));
  }, [element]);
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
    }
  };
  return (
    <form {...rest} ref={element} name={name} method={action ? 'post' : 'dialog'} action={action} onSubmit={submit}>
      {action ? null : (
        <noscript>
          <p>This form needs JavaScript. Please turn it on in your browser and load the page again.</p>
        </noscript>
      )}
      {missing ? (
        <Notice title="What you typed is back">
          {missing.length > 0
            ? `Please enter ${missing.map((kind) => secrets[kind]).join(' and ')} again.`
            : 'The page had to be loaded again.'}
        </Notice>
      ) : null}
      {children}
      {failed ? (
        <FormError title="Something went wrong">What you typed is still here. Please try again.</FormError>
      ) : null}
    </form>
  );
}
