import type { Testimonial } from '#app/content/site-copy.ts';
import type { Tint } from '#app/ui/art/arch-frame.tsx';

/** Portraits and tints in the order of the testimonials; a testimonial only determines the kind of face. */
const faces: Record<Testimonial['presents'], readonly string[]> = { feminine: ['p01', 'p28'], masculine: ['p48'] };
const tints: readonly Tint[] = ['tint-beauty', 'tint-auto', 'tint-pets'];

/** Drawn on the server only. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return testimonials.map((testimonial, index) => (
    <li key={testimonial.name}>
      <Quote
        {...testimonial}
        portrait={portraitFor(testimonials, index)}
        tint={tints[index % tints.length] ?? 'tint-home'}
      />
    </li>
  ));
}

function portraitFor(testimonials: readonly Testimonial[], index: number): string {
  const presents = testimonials[index]?.presents ?? 'feminine';
  const earlier = testimonials.slice(0, index).filter((testimonial) => testimonial.presents === presents).length;
  return faces[presents][earlier % faces[presents].length] ?? 'p01';
}

function Quote({ quote, name, about, portrait, tint }: Testimonial & { portrait: string; tint: Tint }) {
  return (
    <figure className="testimonial">
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <span>
          <b>{name}</b>
          {about}
        </span>
        <img
          src={`/images/portraits/${portrait}-320.webp`}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          style={{ backgroundColor: `var(--${tint})` }}
        />
      </figcaption>
    </figure>
  );
}
