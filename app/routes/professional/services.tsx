import { Plus } from 'lucide-react';
import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { OwnServices, type ServiceQuestion } from '#app/features/professional-desk/components/own-services.tsx';
import { listOwnServices } from '#app/features/professional-desk/queries/list-own-services.server.ts';
import { UnlistedCategories } from '#app/features/professional-review/changes/components/unlisted-categories.tsx';
import { listUnlistedCategories } from '#app/features/professional-review/changes/queries/list-unlisted-categories.server.ts';
import { serviceLabels } from '#app/features/services/service-labels.ts';
import { ServiceChecklists } from '#app/features/visit-records/components/service-checklists.tsx';
import { listChecklists } from '#app/features/visit-records/queries/list-checklists.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/services';

export function meta() {
  return [{ title: 'Your services | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** `services` is null when they could not be read. */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  const services = await listOwnServices(id).catch((error: unknown) => {
    log.error({ err: error }, 'the services of a professional could not be read');
    return null;
  });
  if (!services) return { services, checklists: [], unlisted: [] };
  const [checklists, unlisted] = await Promise.all([listChecklists(id), listUnlistedCategories(id)]);
  return { services, checklists, unlisted };
}

const title = 'Your Services';

export default function Services({ loaderData: { services, checklists, unlisted } }: Route.ComponentProps) {
  const question = useOpening<ServiceQuestion>();
  if (!services) {
    return (
      <SectionPage title={title}>
        <LoadFailure title="We couldn’t load your services" text={serviceLabels.loadFailed} />
      </SectionPage>
    );
  }
  return (
    <SectionPage
      title={title}
      text="What clients can book. Changes never affect what’s already booked."
      actions={services.length > 0 ? <AddButton onClick={() => question.open({ about: 'add' })} /> : null}
    >
      <UnlistedCategories categories={unlisted} />
      <OwnServices services={services} question={question} />
      <ServiceChecklists services={services} checklists={checklists} />
    </SectionPage>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick} className="max-sm:w-full">
      <Plus aria-hidden="true" className="size-5" />
      Add Service
    </Button>
  );
}
