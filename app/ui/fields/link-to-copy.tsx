import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import type { ButtonLook } from '../button-style.ts';
import { toast } from '../toasts/toast.ts';

interface LinkToCopyProps {
  /** What the link is for. */
  label: string;
  url: string;
  variant?: ButtonLook['variant'];
}

/** A URL with a button that copies it. */
export function LinkToCopy({ label, url, variant }: LinkToCopyProps) {
  // The URL itself, because the next one has not been copied yet.
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      // Browsers refuse it on pages that are not secure, and people can forbid it.
      toast({ title: 'Not copied', description: 'Select the link and copy it yourself.', tone: 'error' });
    }
  };
  const isCopied = copied === url;
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <input readOnly aria-label={label} value={url} className="field" onFocus={({ target }) => target.select()} />
      <Button variant={variant} wide onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-5" />
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the link'}</span>
      </Button>
    </>
  );
}
