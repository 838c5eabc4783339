import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#app/ui/icons.tsx';
import { openModal } from '#app/ui/open-modal.ts';
import { Picture } from '#app/ui/loading/image.tsx';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import type { ProfilePhoto } from '#app/features/professionals/display/profile-view.ts';

interface LightboxProps {
  photos: readonly ProfilePhoto[];
  name: string;
  /** The photo shown; undefined keeps the lightbox closed. */
  index: number | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A photo across the whole page, in a native modal dialog; the arrow keys move to the next or previous one. */
export function Lightbox({ photos, name, index, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isOpen = index !== undefined;
  useEffect(() => {
    if (isOpen && dialog.current && title.current && !dialog.current.open) openModal(dialog.current, title.current);
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  const photo = isOpen ? photos[index] : undefined;
  const turn = (by: number) => isOpen && onMove((index + by + photos.length) % photos.length);
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={turnByKey}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-[#0f0d0b] p-0 text-white"
    >
      {photo ? (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between p-3 sm:p-5">
            <div className="min-w-0 px-2">
              <h2 ref={title} id={id} tabIndex={-1} className="truncate font-semibold outline-none">
                Portfolio of {name}
              </h2>
              <p aria-live="polite" className="tabular text-sm">
                {(index ?? 0) + 1} of {photos.length}
              </p>
            </div>
            <RoundButton label="Close" onClick={onClose}>
              <CloseIcon className="size-6" />
            </RoundButton>
          </div>
          <figure className="flex min-h-0 flex-1 flex-col items-center gap-4 px-4 pb-8 sm:px-20">
            <Picture
              key={photo.id}
              {...pictureSources(photo.url)}
              sizes="100vw"
              alt={photo.caption || `Work by ${name}`}
              width={photo.width ?? 1080}
              height={photo.height ?? 1350}
              eager
              className="min-h-0 w-auto max-w-full flex-1 rounded-card object-contain"
            />
            {photo.caption ? <figcaption className="max-w-[60ch] text-center">{photo.caption}</figcaption> : null}
          </figure>
          {photos.length > 1 ? (
            <>
              <RoundButton
                label="Previous photo"
                onClick={() => turn(-1)}
                className="absolute top-1/2 left-3 -translate-y-1/2"
              >
                <ChevronLeftIcon className="size-6" />
              </RoundButton>
              <RoundButton
                label="Next photo"
                onClick={() => turn(1)}
                className="absolute top-1/2 right-3 -translate-y-1/2"
              >
                <ChevronRightIcon className="size-6" />
              </RoundButton>
            </>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}

interface RoundButtonProps {
  label: string;
  onClick: () => void;
  className?: string | undefined;
  children: ReactNode;
}

function RoundButton({ label, onClick, className, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classNames(
        'flex size-12 items-center justify-center rounded-full bg-[#0f0d0b]/70 transition-[background-color,scale] hover:bg-[#362f28] focus-visible:outline-white',
        className,
      )}
    >
      {children}
    </button>
  );
}
