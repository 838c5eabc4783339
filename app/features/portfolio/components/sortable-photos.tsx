import { useRef } from 'react';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { moveInstructions, movePhotoMessages, photoName } from '../portfolio-messages.ts';
import type { ProfilePhoto } from '#app/features/professionals/display/profile-view.ts';
import { SortablePhoto } from './sortable-photo.tsx';

interface SortablePhotosProps {
  photos: readonly ProfilePhoto[];
  onMove: (from: number, to: number) => void;
  onCaption: (id: string, caption: string) => Promise<void>;
  onRemove: (photo: ProfilePhoto) => void;
}

/** The photos in order, movable by mouse, touch or keyboard. The first is the main photo. */
export function SortablePhotos({ photos, onMove, onCaption, onRemove }: SortablePhotosProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves before the delay scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(photos);
  const placeOf = (id: UniqueIdentifier) => photos.findIndex((photo) => photo.id === id);
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      id="portfolio"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: moveInstructions } }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol aria-label="Your photos" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-4">
          {photos.map((photo, index) => (
            <SortablePhoto
              key={photo.id}
              photo={photo}
              place={index + 1}
              onCaption={(caption) => onCaption(photo.id, caption)}
              onMakeMain={() => onMove(index, 0)}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(photos: readonly ProfilePhoto[]): Announcements {
  /**
   * Skips the announcement of hovering over its own place right after the lift, which would cut off the previous one.
   */
  const isJustLifted = useRef(false);
  const count = photos.length;
  const at = (id: UniqueIdentifier) => {
    const index = photos.findIndex((photo) => photo.id === id);
    return { place: index + 1, name: photoName(photos[index] ?? { caption: null }, index + 1) };
  };
  return {
    onDragStart: ({ active }) => {
      isJustLifted.current = true;
      return movePhotoMessages.lifted(at(active.id).name, at(active.id).place, count);
    },
    onDragOver: ({ active, over }) => {
      const isNoNews = isJustLifted.current && over?.id === active.id;
      isJustLifted.current = false;
      return over && !isNoNews ? movePhotoMessages.over(at(active.id).name, at(over.id).place, count) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      movePhotoMessages.dropped(at(active.id).name, at((over ?? active).id).place, count),
    onDragCancel: ({ active }) => movePhotoMessages.cancelled(at(active.id).name, at(active.id).place),
  };
}
