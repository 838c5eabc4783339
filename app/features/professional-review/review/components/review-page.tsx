import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PortfolioGrid } from '#app/features/portfolio/components/portfolio-grid.tsx';
import { SmallPortrait } from '#app/features/professionals/display/components/small-portrait.tsx';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import { tintOfCategory } from '#app/features/services/catalogue/category-tint.ts';
import type { Review } from '../queries/get-review.server.ts';
import { DecisionCard } from './decision-card.tsx';
import { DocumentCard } from '../../documents/components/document-card.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewFlags } from './review-flags.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewServices } from './review-services.tsx';
import { WaitingChanges } from './waiting-changes.tsx';
import { WaitingMark } from './waiting-mark.tsx';

interface ReviewPageProps {
  review: Review;
  /** Milliseconds since 1970. */
  now: number;
}

/** The page with everything a decision is based on, next to the decision. */
export function ReviewPage({ review, now }: ReviewPageProps) {
  const name = nameOf(review);
  return (
    <>
      <Link to="/dashboard/admin?tab=professionals" className="text-link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-5" />
        All professionals
      </Link>
      <ReviewHead review={review} name={name} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">
          <DecisionCard review={review} now={now} />
        </div>
        <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {review.changes.length > 0 ? (
            <Part id="changes" title="Changes to review">
              <WaitingChanges review={review} now={now} />
            </Part>
          ) : null}
          <Part
            id="documents"
            title="Documents"
            isEmpty={review.documents.length === 0}
            empty="No documents were submitted."
          >
            <div className="grid gap-5 sm:grid-cols-2">
              {review.documents.map((document) => (
                <DocumentCard key={document.id} document={document} now={now} timeZone={review.time_zone} />
              ))}
            </div>
          </Part>
          <Part id="business" title="Business">
            <ReviewFacts review={review} />
          </Part>
          <Part id="services" title="Services" isEmpty={review.services.length === 0} empty="No services were listed.">
            <ReviewServices services={review.services} />
          </Part>
          <Part
            id="photos"
            title="Work photos"
            isEmpty={review.work_photos.length === 0}
            empty="No work photos were uploaded."
          >
            <PortfolioGrid photos={review.work_photos} name={name} />
          </Part>
        </div>
        <div className="lg:col-start-2">
          <Part id="history" title="History" isEmpty={review.history.length === 0} empty="Nothing has happened yet.">
            <ReviewHistory history={review.history} now={now} />
          </Part>
        </div>
      </div>
    </>
  );
}

function ReviewHead({ review, name }: { review: Review; name: string }) {
  const image = professionalImage({ profile_photo_url: review.profile.profile_photo_url, image: review.image });
  return (
    <header className="mt-4 flex items-center gap-5 sm:gap-7">
      <SmallPortrait image={image} tint={tintOfCategory(review.services[0]?.category_id)} className="w-20 sm:w-28" />
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-3xl sm:text-4xl">{name}</h1>
        <p className="mt-1 text-dim">
          @{review.profile.username}
          {review.service_area ? `, ${review.service_area}` : null}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <ReviewFlags professional={review} />
          {review.waiting_business_days === null ? null : <WaitingMark days={review.waiting_business_days} />}
        </div>
      </div>
    </header>
  );
}

interface PartProps {
  id: string;
  title: string;
  isEmpty?: boolean | undefined;
  empty?: string | undefined;
  children: ReactNode;
}

function Part({ id, title, isEmpty = false, empty, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {isEmpty ? <p className="text-dim">{empty}</p> : children}
    </section>
  );
}

function nameOf({ profile }: Review): string {
  return `${profile.first_name} ${profile.last_name}`.trim() || profile.username;
}
