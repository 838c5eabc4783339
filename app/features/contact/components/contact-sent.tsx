import { useEffect, useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Scene } from '#app/ui/art/scene.tsx';

interface ContactSentProps {
  /** Where the answer will go; unknown for a form that was sent without JavaScript. */
  email?: string | undefined;
}

/** The acknowledgement, on the page only: a mailed copy would let strangers write to anybody in our name. */
export function ContactSent({ email }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-start">
      <div className="w-full max-w-72">
        <Scene name="success" />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-3xl outline-none">
        Your message is on its way
      </h2>
      <p className="mt-3 max-w-[52ch] text-lg text-dim">
        A person will read it and reply to{' '}
        {email ? <strong className="wrap-anywhere text-ink">{email}</strong> : 'the address you gave'}. There’s nothing
        else to do.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/contact" reloadDocument variant="secondary">
          Write another message
        </ButtonLink>
      </div>
    </div>
  );
}
