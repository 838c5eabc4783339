import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { toast } from './toasts/toast.ts';

interface SecretOnceProps {
  title: string;
  /** What to do with it. */
  text: string;
  secret: string;
  onDone: () => void;
}

/** A secret that is shown this one time, with a button that copies it. It gets the focus when it appears. */
export function SecretOnce({ title, text, secret, onDone }: SecretOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rounded-card border border-green/40 bg-success-tint p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {title}
      </h3>
      <p className="mt-1 text-sm">{text}</p>
      <p className="mt-4 rounded-control border border-line bg-card p-4 font-mono text-sm wrap-anywhere select-all">
        {secret}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopySecret secret={secret} />
        <Button variant="secondary" onClick={onDone}>
          I’ve stored it
        </Button>
      </div>
    </section>
  );
}

function CopySecret({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Browsers refuse it on pages that are not secure, and people can forbid it.
      toast({ title: 'Not copied', description: 'Select the secret and copy it yourself.', tone: 'error' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-5" />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
