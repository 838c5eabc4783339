import { reviewNote, type LegalText } from '#app/content/legal.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';

/** A long text in numbered sections. */
export function LegalPage({ title, introduction, sections }: LegalText) {
  return (
    <Container width="text" className="py-10 lg:py-16">
      <PageHeading title={title} text={introduction} />
      <div className="mt-8">
        <Notice title={reviewNote.title}>{reviewNote.text}</Notice>
      </div>
      <ol className="mt-10 flex flex-col gap-10">
        {sections.map((section, index) => (
          <li key={section.title}>
            <h2 className="text-2xl">
              {index + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Container>
  );
}
