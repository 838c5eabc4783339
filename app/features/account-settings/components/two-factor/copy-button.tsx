import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

/** A button that copies a text and briefly confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers refuse it on pages that are not secure, and people can forbid it.
      return void toast({ title: 'Not copied', description: 'Select it and copy it yourself.', tone: 'error' });
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="secondary" onClick={copy}>
      <Icon aria-hidden="true" className="size-5" />
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
