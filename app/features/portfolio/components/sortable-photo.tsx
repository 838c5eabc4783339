import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, Star, Trash2 } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/loading/image.tsx';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import { photoName } from '../portfolio-messages.ts';
import type { ProfilePhoto } from '#app/features/professionals/display/profile-view.ts';
import { PhotoCaption } from './photo-caption.tsx';

interface SortablePhotoProps {
  photo: ProfilePhoto;
  /** From 1. */
  place: number;
  onCaption: (caption: string) => Promise<void>;
  onMakeMain: () => void;
  onRemove: () => void;
}

/** A photo that can be moved by its picture or its handle. */
export function SortablePhoto({ photo, place, onCaption, onMakeMain, onRemove }: SortablePhotoProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.id,
  });
  const name = photoName(photo, place);
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  // The keyboard moves it only from the handle, which has the instructions.
  const { onKeyDown: _keys, ...byPointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={classNames(
        'relative flex flex-col rounded-card border bg-card',
        isDragging ? 'z-10 border-green lifted' : 'border-line',
      )}
    >
      <div
        {...byPointer}
        className="relative cursor-grab overflow-hidden rounded-t-[19px] select-none active:cursor-grabbing"
      >
        <Picture
          {...pictureSources(photo.url)}
          sizes="(min-width: 80rem) 260px, (min-width: 40rem) 30vw, 46vw"
          alt={photo.caption || `Photo ${place} of your work`}
          width={photo.width ?? 480}
          height={photo.height ?? 480}
          draggable={false}
          className="aspect-square w-full bg-sand object-cover [-webkit-touch-callout:none]"
        />
        {place === 1 ? (
          <Badge tone="sun" icon={<Star aria-hidden="true" />} className="absolute top-3 left-3">
            Main image
          </Badge>
        ) : null}
      </div>
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        label={`Move ${name}`}
        className="absolute! top-2 right-2 cursor-grab touch-none bg-card shadow-card"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </IconButton>
      <PhotoCaption caption={photo.caption ?? ''} name={name} onSave={onCaption} />
      <div className="mt-auto flex items-center justify-between px-1.5 pb-1.5">
        {place === 1 ? (
          <span className="pl-2.5 text-xs text-dim">Shown first</span>
        ) : (
          <button
            type="button"
            onClick={onMakeMain}
            aria-label={`Make main image: ${name}`}
            className="min-h-11 rounded-control px-2.5 text-sm font-semibold text-green hover:underline"
          >
            Make main
          </button>
        )}
        <IconButton label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
