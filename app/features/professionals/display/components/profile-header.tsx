import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { CheckIcon, ClockIcon, PinIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/loading/image.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { Rating } from './rating.tsx';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import type { ProfileView } from '../profile-view.ts';

/** The header of a profile: the portrait in an arch and the name band, on the category's tint. */
export function ProfileHeader({ profile, action }: { profile: ProfileView; action?: ReactNode }) {
  const band: CSSProperties = { backgroundColor: `var(--${profile.tint})` };
  return (
    <div className="px-3 sm:px-6">
      <div style={band} className="relative mx-auto max-w-(--wide-width) overflow-hidden rounded-band text-on-tint">
        <Container className="grid items-end gap-x-14 gap-y-8 md:grid-cols-[auto_minmax(0,1fr)]">
          <Portrait profile={profile} />
          <div className="min-w-0 pt-8 md:py-14 lg:py-20">
            {profile.isPreview ? (
              <Badge tone="sun" className="mb-4">
                Preview: this page is not public yet
              </Badge>
            ) : null}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <h1
                style={{ viewTransitionName: `name-${profile.id}` }}
                className="morph-text min-w-0 text-5xl wrap-break-word"
              >
                {profile.name}
              </h1>
              {profile.verified ? (
                <span
                  style={{ viewTransitionName: `badge-${profile.id}` }}
                  className="morph-text inline-flex min-h-8 items-center gap-1.5 rounded-full bg-on-tint px-3 text-sm font-semibold text-white"
                >
                  <CheckIcon className="size-4" />
                  Verified
                </span>
              ) : null}
            </div>
            {profile.headline ? <p className="mt-3 text-lg">{profile.headline}</p> : null}
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-medium">
              <li>
                <StarRating rating={profile.rating} count={profile.reviewCount} />
              </li>
              <Fact icon={<PinIcon className="size-5" />}>{profile.serviceArea}</Fact>
              <Fact icon={<ClockIcon className="size-5" />}>{profile.years} of experience</Fact>
            </ul>
          </div>
        </Container>
        {action}
      </div>
    </div>
  );
}

function Portrait({ profile }: { profile: ProfileView }) {
  const style: CSSProperties = { aspectRatio: 0.86, viewTransitionName: `portrait-${profile.id}` };
  return (
    <div className="max-md:order-last max-md:mx-auto md:pt-10">
      <span
        style={style}
        className="morph-picture arch arch-framed relative flex w-[210px] items-end overflow-hidden bg-white/45 md:w-[260px] lg:w-[320px]"
      >
        <Picture
          {...pictureSources(profile.image)}
          sizes="(min-width: 64rem) 320px, (min-width: 48rem) 260px, 210px"
          alt={`Portrait of ${profile.name}`}
          width={640}
          height={640}
          eager
          className="h-full w-full object-cover object-bottom"
        />
      </span>
    </div>
  );
}

/**
 * The rating uses the tint's text color, because the gray of cards would be too pale. If there are reviews, it links
 * to them.
 */
function StarRating({ rating, count }: { rating: number; count: number }) {
  const stars = <Rating value={rating} {...(count > 0 ? { count } : { note: 'New' })} className="text-base!" />;
  const look = 'inline-flex items-center gap-1 [&_*]:text-on-tint!';
  if (count === 0) return <span className={look}>{stars}</span>;
  return (
    <a href="#reviews" className={`${look} underline-offset-4 hover:underline`}>
      {stars}
    </a>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  );
}
