import { type KeyboardEvent, useRef, useState } from 'react';
import { Pencil } from 'lucide-react';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';

interface PhotoCaptionProps {
  caption: string;
  /** The photo's display name. */
  name: string;
  /** Rejects if saving failed; what was typed is kept. */
  onSave: (caption: string) => Promise<void>;
}

/** A caption edited in place: Enter or leaving the field saves, Escape cancels. */
export function PhotoCaption({ caption, name, onSave }: PhotoCaptionProps) {
  const [draft, setDraft] = useState<{ text: string; takesFocus: boolean }>();
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const saves = useRef(0);
  const begin = () => {
    isDone.current = false;
    setDraft({ text: caption, takesFocus: true });
  };
  const close = () => {
    isDone.current = true;
    setDraft(undefined);
  };
  const save = async (text: string) => {
    if (isDone.current) return;
    close();
    const mine = (saves.current += 1);
    try {
      await onSave(text.trim());
    } catch {
      if (mine === saves.current) reopen(text);
    }
  };
  /** Shows again what could not be saved, unless it is being edited anew; whoever types elsewhere stays there. */
  const reopen = (text: string) => {
    const { activeElement } = document;
    const takesFocus = activeElement === document.body || activeElement === button.current;
    isDone.current = false;
    setDraft((now) => now ?? { text, takesFocus });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
    // On a slow machine the button has the focus before the rest of this press arrives, which would open the field again.
    event.preventDefault();
    if (event.key === 'Enter') void save(event.currentTarget.value);
    else close();
    requestAnimationFrame(() => button.current?.focus());
  };
  if (draft !== undefined) {
    return (
      <span className="p-2">
        <input
          ref={draft.takesFocus ? focus : undefined}
          aria-label={`Caption of ${name}`}
          className="field"
          maxLength={portfolioLimits.captionMaximum}
          value={draft.text}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          onKeyDown={onKeyDown}
          onBlur={({ target }) => void save(target.value)}
        />
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      onClick={begin}
      aria-label={caption ? `Edit the caption of ${name}` : `Add a caption to ${name}`}
      className="group flex min-h-11 w-full items-start gap-2 px-4 pt-3 text-left"
    >
      <span
        className={caption ? 'line-clamp-2 min-w-0 flex-1 text-sm wrap-break-word' : 'min-w-0 flex-1 text-sm text-dim'}
      >
        {caption || 'Add a caption'}
      </span>
      <Pencil aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-dim group-hover:text-ink" />
    </button>
  );
}

/** Moves the focus to the field, because pressing the caption opened it. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
