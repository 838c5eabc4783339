import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import type { ButtonLook } from '../button-style.ts';

interface LinkToCopyProps {
  /** What the link is for. */
  label: string;
  url: string;
  variant?: ButtonLook['variant'];
}

/** A URL with a button that copies it. */
export function LinkToCopy({ label, url, variant }: LinkToCopyProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Missing where the page is not secure; the field can be copied by hand.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return;
    await clipboard.writeText(url);
    setCopied(true);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <input
        readOnly
        aria-label={label}
        value={url}
        className="field-control w-full text-sm"
        onFocus={({ target }) => target.select()}
      />
      <Button variant={variant} wide onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-5" />
        {isCopied ? 'Copied' : 'Copy the link'}
      </Button>
    </>
  );
}
