import { reviewNote, type LegalSection, type LegalText } from '#app/content/legal.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';

/** A long text in numbered sections, with links to each of them. */
export function LegalPage({ title, introduction, changed, sections }: LegalText) {
  return (
    <Container className="grid gap-x-16 py-10 lg:grid-cols-[minmax(0,1fr)_260px] lg:py-16">
      <div className="max-w-[720px]">
        <PageHeading title={title} text={introduction} />
        <p className="mt-4 text-sm text-dim">Last updated on {changed}</p>
        <div className="mt-8">
          <Notice title={reviewNote.title}>{reviewNote.text}</Notice>
        </div>
        <ol className="mt-10 flex flex-col gap-10">
          {sections.map((section, index) => (
            <Section key={section.title} section={section} number={index + 1} />
          ))}
        </ol>
      </div>
      <nav aria-label="Sections" className="max-lg:hidden">
        <ol className="sticky top-28 flex flex-col gap-1 border-l border-line pl-5 text-sm">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                href={`#${anchorOf(section)}`}
                className="inline-flex min-h-8 items-center text-dim underline-offset-4 hover:text-ink hover:underline"
              >
                {index + 1}. {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  return (
    <li id={anchorOf(section)}>
      <h2 className="text-2xl">
        {number}. {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {section.facts ? (
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 marker:text-dim">
          {section.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Converts "What we keep, and why" to "what-we-keep-and-why". */
function anchorOf({ title }: LegalSection): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
