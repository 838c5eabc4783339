import { type FocusEvent, type MouseEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '#app/lib/browser/after-paint.ts';
import { afterPress } from '#app/lib/browser/after-press.ts';
import { withoutJump } from './without-jump.ts';

interface FoldState {
  /** The step has what it needs, or may have: what was chosen is still being checked. */
  isFinished: boolean;
  /** Nothing is being checked any more. */
  isSettled: boolean;
  onLeave: () => void;
}

/**
 * Folds a finished step into one line: from the start if it never was worked on; after the press that finishes it; or
 * when the focus goes on to another step. A step that is no longer finished opens by itself, and takes the focus from
 * whoever is not at work in another step. Nothing in it is unmounted.
 */
export function useFold({ isFinished, isSettled, onLeave }: FoldState) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPointer = useRef(false);
  const [isKeptOpen, keepOpen] = useState(false);
  /** The focus went on to another part of the form; what was chosen may still be being checked. */
  const [isLeft, setLeft] = useState(false);
  const isFolded = isFinished && !isKeptOpen;
  const [wasOpen, setWasOpen] = useState(!isFolded);
  if (!isFolded && !wasOpen) setWasOpen(true);

  const turn = (open: boolean, scroll = () => {}) =>
    withoutJump(section.current?.closest('form'), () => keepOpen(open), scroll);
  const open = () => {
    setLeft(false);
    turn(true);
  };
  const fold = () => {
    const hadFocus = section.current?.contains(document.activeElement);
    turn(false, () => {
      const line = heading.current?.querySelector<HTMLElement>('[aria-expanded="false"]');
      if (hadFocus) line?.focus({ preventScroll: true });
      if (line) document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
  };
  const handleLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const isWithinForm = currentTarget.closest('form')?.contains(relatedTarget) ?? false;
    afterPress(() => {
      if (currentTarget.contains(document.activeElement)) return;
      // What the press shows is drawn first.
      startTransition(() => {
        onLeave();
        setLeft(isWithinForm);
      });
    });
  };
  const foldLeft = useEffectEvent(() => {
    if (!isFolded && !section.current?.contains(document.activeElement)) fold();
  });
  useEffect(() => {
    if (isLeft && isSettled) afterPress(foldLeft);
  }, [isLeft, isSettled]);
  const handleClick = ({ target }: MouseEvent) => {
    const choice = target instanceof Element && target.closest('[data-finishes-step]');
    // Arrow keys press the radio buttons they pass: only a pointer, or a real button, has made its choice.
    if (choice && (isPointer.current || choice instanceof HTMLButtonElement)) afterPaint(fold);
  };
  const stay = () => {
    keepOpen(true);
    setLeft(false);
  };
  useReopening(isFolded, isKeptOpen, heading);

  return {
    isFolded,
    /** It is open, or has been. */
    wasOpen,
    heading,
    toggle: () => (isFolded ? open() : fold()),
    sectionProps: {
      ref: section,
      onBlur: handleLeave,
      onPointerDownCapture: () => {
        isPointer.current = true;
      },
      onKeyDownCapture: () => {
        isPointer.current = false;
      },
    },
    bodyProps: { onFocus: stay, onClick: handleClick },
  };
}

/** Brings a step that opened by itself to the attention of whoever used the page and is in no other step. */
function useReopening(isFolded: boolean, isKeptOpen: boolean, heading: { current: HTMLElement | null }): void {
  const wasFolded = useRef(isFolded);
  const reopen = useEffectEvent(() => {
    const isElsewhere = document.activeElement?.closest('section') !== null;
    if (isKeptOpen || isElsewhere || !navigator.userActivation?.hasBeenActive) return;
    heading.current?.focus();
  });
  useEffect(() => {
    if (wasFolded.current && !isFolded) reopen();
    wasFolded.current = isFolded;
  }, [isFolded]);
}
