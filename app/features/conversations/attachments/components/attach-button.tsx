import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

interface AttachButtonProps {
  /** Why no files can be sent yet. */
  refusal: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Chooses pictures and PDFs for a message; before they can be sent, it says why. */
export function AttachButton({ refusal, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const press = () => {
    if (refusal === undefined) input.current?.click();
    else toast({ title: refusal, tone: 'neutral' });
  };
  return (
    <>
      <IconButton label="Add pictures or PDFs" onClick={press} className={refusal ? 'opacity-60' : undefined}>
        <Paperclip aria-hidden="true" className="size-5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,application/pdf"
        aria-label="Pictures or PDFs"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
