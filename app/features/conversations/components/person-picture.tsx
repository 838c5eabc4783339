import { useState } from 'react';
import { pictureOfWidth } from '#app/lib/pictures/picture-sources.ts';
import { classNames } from '#app/ui/styles/class-names.ts';

/** In px, on a dense screen. */
const width = 160;

/** The other person's picture in a door, or their initial. Decorative: the name is next to it. */
export function PersonPicture({
  name,
  picture,
  className,
}: {
  name: string;
  picture: string | null;
  className: string;
}) {
  const [failed, setFailed] = useState<string>();
  const shape = classNames('arch shrink-0 bg-sand', className);
  if (picture && picture !== failed)
    return (
      <img
        src={pictureOfWidth(picture, width)}
        alt=""
        onError={() => setFailed(picture)}
        className={classNames(shape, 'object-cover')}
      />
    );
  return (
    <span aria-hidden="true" className={classNames(shape, 'flex items-end justify-center pb-1 font-bold text-dim')}>
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
