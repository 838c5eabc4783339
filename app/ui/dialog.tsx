import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './styles/class-names.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import { openModal } from './open-modal.ts';
import { LeaveDialog, useDiscardQuestion } from './use-discard-question.ts';
import { useDragDown } from './use-drag-down.ts';
import { useLingering } from './use-lingering.ts';

interface DialogProps {
  open: boolean;
  /** Called by Esc, the backdrop and the close button; over unsaved changes only once they may be discarded. */
  onClose: () => void;
  /** By default, whether a text was typed. */
  isUnsaved?: boolean | undefined;
  title: string;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons at the end. */
  footer?: ReactNode | undefined;
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** `side` is a drawer at the right edge on wide screens. */
  place?: 'center' | 'side' | undefined;
}

const widths = { narrow: 'sm:max-w-[440px]', medium: 'sm:max-w-[560px]', wide: 'sm:max-w-[880px]' };

/**
 * The browser's own modal dialog: it traps the focus and restores it on closing. On phones it is a sheet from the
 * bottom. Its content is mounted only while it is open. Its first field or its title has the focus (open-modal.ts).
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, isUnsaved, title, description, children, footer, width = 'narrow', place = 'center' } = props;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { lingers, round } = useLingering(open);
  useEffect(() => {
    const dialog = element.current;
    if (dialog?.open && (open || !lingers)) dialog.close();
    if (open && dialog && heading.current) openModal(dialog, heading.current);
  }, [open, lingers]);
  // Taken off the page while it is open, it still gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  const { asks, recordTyping, closeOrAsk, keep, discard } = useDiscardQuestion(open, isUnsaved, onClose);
  const drag = useDragDown(closeOrAsk);
  // React hands on what happens to a dialog inside this one, too.
  const closeIfOwn = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) closeOrAsk();
  };
  const reopen = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    const isClosedByBrowser = open && !currentTarget.open && currentTarget.isConnected;
    if (target !== currentTarget || !isClosedByBrowser || !heading.current) return;
    openModal(currentTarget, heading.current);
    // One inside of it is behind it now: closed as well, it opens again in front, and gives the focus back later.
    for (const inner of currentTarget.querySelectorAll('dialog')) inner.close();
  };
  return (
    <dialog
      ref={element}
      hidden={!open}
      onCancel={(event) => {
        event.preventDefault();
        closeIfOwn(event);
      }}
      // Esc or Back that is repeated without another press closes a dialog even if it is not to.
      onClose={reopen}
      onInput={recordTyping}
      onMouseDown={closeIfOwn}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames('sheet', place === 'side' && 'sheet-side', widths[width])}
    >
      {lingers ? (
        <div key={round} className="flex max-h-[inherit] flex-col">
          <header {...drag} className="sheet-head flex items-start gap-4 px-6 pt-5 pb-2">
            <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="min-w-0 flex-1 pt-1.5 text-2xl outline-none">
              {title}
            </h2>
            <IconButton label="Close" onClick={closeOrAsk} className="-mr-2">
              <CloseIcon className="size-5" />
            </IconButton>
          </header>
          <Body>
            {description ? (
              <div id={`${id}-description`} className="text-dim">
                {description}
              </div>
            ) : null}
            <LeaveDialog value={closeOrAsk}>{children}</LeaveDialog>
          </Body>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</footer>
          ) : null}
          {asks ? <DiscardQuestion onKeep={keep} onDiscard={discard} /> : null}
        </div>
      ) : null}
    </dialog>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      open
      onClose={onKeep}
      title="Discard your changes?"
      description="They aren’t saved yet."
      footer={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onKeep}>Keep editing</Button>
        </>
      }
    />
  );
}

const takesFocus = 'a[href], button, input, select, textarea, [tabindex]';

/** The scrolling part. Without a focusable child it is focusable itself, because keys could not scroll it otherwise. */
function Body({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const body = element.current;
    if (!body) return undefined;
    const measure = () => setStop(body.scrollHeight > body.clientHeight && !body.querySelector(takesFocus));
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={element}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isStop ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto px-6 pb-6"
    >
      {children}
    </div>
  );
}
