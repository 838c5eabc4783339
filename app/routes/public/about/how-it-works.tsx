import { faqOf, type FaqEntry } from '#app/content/faq.ts';
import { clientSteps, professionalBand, professionalSteps, type Step } from '#app/content/site-copy.ts';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { breadcrumbs, faqPage } from '#app/discovery/structured-data.server.ts';
import { readShownTerms } from '#app/features/platform-settings/queries/read-shown-terms.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container, PageHeading, Section } from '#app/ui/page-shell.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/how-it-works';
import { ProfessionalBand } from '../professionals/professional-band.tsx';
import { PlusIcon } from '#app/ui/icons.tsx';

export function meta() {
  return pageMeta({
    title: 'How it works | Doorstep',
    description:
      'From search to your front door in four steps, how professionals join, and answers about areas, payment, cancellation and vetting.',
  });
}

/** The texts come with the page instead of the code. */
export async function loader({ context }: Route.LoaderArgs) {
  const terms = await readShownTerms();
  const faq = faqOf(terms);
  context.set(pageHead, {
    structuredData: (baseUrl) => [
      faqPage(faq),
      breadcrumbs(baseUrl, [{ name: 'How it works', path: '/how-it-works' }]),
    ],
  });
  return { clientSteps, professionalSteps: professionalSteps(terms), faq, professionalBand: professionalBand(terms) };
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Container className="pt-10 pb-2 lg:pt-16">
        <PageHeading
          title="How it works"
          text="You choose who comes and when. We check who they are, hold the payment and release it when the work is done."
        />
      </Container>
      <Section id="clients" title="For clients">
        <StepList steps={loaderData.clientSteps} doors="client" />
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/professionals" size="large" className="max-sm:w-full">
            Find a professional
          </ButtonLink>
        </div>
      </Section>
      <Section id="professionals" title="For professionals" className="border-y border-line bg-sand">
        <StepList steps={loaderData.professionalSteps} doors="professional" />
      </Section>
      <Section id="faq" title="Common questions" width="page">
        <Faq entries={loaderData.faq} />
      </Section>
      <ProfessionalBand {...loaderData.professionalBand} />
    </>
  );
}

/** Steps with a door each, which opens further from step to step. */
function StepList({ steps, doors }: { steps: readonly Step[]; doors: 'client' | 'professional' }) {
  return (
    <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 rounded-card border border-line bg-card p-6 sm:flex-col">
          <img
            src={`/images/doors/${doors}-${index + 1}.svg`}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            className="-ml-2 h-32 w-auto self-start sm:h-48"
          />
          <div>
            <h3 className="text-lg font-semibold">
              <span className="tabular text-dim">{index + 1}. </span>
              {title}
            </h3>
            <p className="mt-1.5 text-dim">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * Uses the browser's own disclosure element, which opens without JavaScript and is found by the browser's page
 * search.
 */
function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      {entries.map(({ topic, question, answer }) => (
        <details key={topic} id={`faq-${topic}`} className="group border-b border-line">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-semibold">
            {question}
            <PlusIcon className="size-5 shrink-0 text-green transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <p className="max-w-[60ch] pb-6 text-dim">{answer}</p>
        </details>
      ))}
    </div>
  );
}
