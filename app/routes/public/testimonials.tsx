import type { Testimonial } from '#app/content/site-copy.ts';
import { ArchFrame, type Tint } from '#app/ui/arch-frame.tsx';
import { Picture, renderedSources } from '#app/ui/image.tsx';

/** Portraits and tints in the order of the testimonials; only the kind of face is prescribed. */
const faces: Record<Testimonial['presents'], readonly string[]> = { feminine: ['p01', 'p28'], masculine: ['p20'] };
const tints: readonly Tint[] = ['tint-beauty', 'tint-auto', 'tint-pets'];

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.name}>
          <Quote {...testimonial} portrait={portraitFor(testimonials, index)} tint={tints[index % tints.length] ?? 'tint-home'} />
        </li>
      ))}
    </ul>
  );
}

function portraitFor(testimonials: readonly Testimonial[], index: number): string {
  const presents = testimonials[index]?.presents ?? 'feminine';
  const earlier = testimonials.slice(0, index).filter((testimonial) => testimonial.presents === presents).length;
  return faces[presents][earlier % faces[presents].length] ?? 'p01';
}

function Quote({ quote, name, about, portrait, tint }: Testimonial & { portrait: string; tint: Tint }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-8 rounded-band border border-line bg-card p-7 pb-0 lg:p-9 lg:pb-0">
      <blockquote className="font-display text-2xl leading-[1.2] font-bold tracking-[-0.02em]">“{quote}”</blockquote>
      <figcaption className="flex items-end justify-between gap-4">
        <span className="pb-7 lg:pb-9">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-dim">{about}</span>
        </span>
        <span className="w-28 shrink-0">
          <ArchFrame tint={tint}>
            <Picture
              {...renderedSources(`/images/portraits/${portrait}`, [320])}
              alt=""
              width={320}
              height={320}
              className="w-full"
            />
          </ArchFrame>
        </span>
      </figcaption>
    </figure>
  );
}
