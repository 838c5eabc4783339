import type { ReactNode } from 'react';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';
import type { ProfileView } from '../profile-view.ts';

/** The text of a profile: bio, experience, area and specialties. */
export function ProfileAbout({ profile }: { profile: ProfileView }) {
  return (
    <RenderedOnce as="div" of={profile} variant="about" className="flex flex-col gap-10">
      <p className="max-w-[62ch] text-lg whitespace-pre-line">{profile.bio}</p>
      <dl className="grid gap-x-10 gap-y-7 border-t border-line pt-8 sm:grid-cols-2">
        <Fact name="Experience">{profile.years}</Fact>
        <Fact name="Service area">
          {profile.serviceArea}
          <span className="block text-sm font-normal text-dim">Travels up to {profile.serviceRadius} miles</span>
        </Fact>
        {profile.specialties.length > 0 ? (
          <Fact name="Specializes in" wide>
            <span className="mt-1 flex flex-wrap gap-2">
              {profile.specialties.map((specialty) => (
                <span
                  key={specialty}
                  className="max-w-full rounded-full border border-line bg-card px-4 py-2 text-sm font-medium wrap-anywhere"
                >
                  {specialty}
                </span>
              ))}
            </span>
          </Fact>
        ) : null}
      </dl>
    </RenderedOnce>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd className="mt-1 text-base font-semibold">{children}</dd>
    </div>
  );
}
