import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import { ArchFrame, type Tint } from '#app/ui/art/arch-frame.tsx';
import { Picture } from '#app/ui/loading/image.tsx';

/** A professional's portrait in a small arch, beside their name. */
export function SmallPortrait({ image, tint, className }: { image: string; tint: Tint; className: string }) {
  return (
    <span className={`block shrink-0 ${className}`}>
      <ArchFrame tint={tint}>
        <Picture
          {...pictureSources(image)}
          sizes="80px"
          alt=""
          width={320}
          height={320}
          className="size-full object-cover object-bottom"
        />
      </ArchFrame>
    </span>
  );
}
