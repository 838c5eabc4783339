import { useState } from 'react';
import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { ChevronDownIcon } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/page-shell.tsx';
import { type OfferedService, ServiceLinks } from './service-links.tsx';

interface OfferedGroup {
  title: string;
  services: readonly OfferedService[];
}

/** All example services in their groups. On phones each group folds, because there are more than seventy services. */
export function Catalogue({ groups }: { groups: readonly OfferedGroup[] }) {
  return (
    <Section title="What people book" className="border-y border-line bg-sand">
      <div className="grid gap-x-10 lg:grid-cols-[220px_1fr]">
        <GroupIndex groups={groups} />
        <div className="flex min-w-0 flex-col sm:gap-12">
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Group({ group }: { group: OfferedGroup }) {
  const [isOpen, setOpen] = useState(false);
  const anchor = anchorOf(group);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="catalogue-group scroll-mt-12 lg:scroll-mt-4">
      <div className="relative">
        <h3 id={`${anchor}-title`} className="group-title">
          <GroupPicture group={group} />
          {group.title}
        </h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-labelledby={`${anchor}-title ${anchor}-count`}
          onClick={() => setOpen(!isOpen)}
          className="fold"
        >
          <span id={`${anchor}-count`}>{group.services.length}</span>
          <ChevronDownIcon />
        </button>
      </div>
      <div className="mt-4">
        <ServiceLinks services={group.services} />
      </div>
    </section>
  );
}

/** Shows the category of the group's first service. */
function GroupPicture({ group: { services } }: { group: OfferedGroup }) {
  const category = findServiceCategory(services[0]?.categoryId ?? '');
  if (!category) return null;
  return (
    <img
      src={`/images/categories/${category.id}.svg`}
      alt=""
      width={400}
      height={440}
      loading="lazy"
      style={{ backgroundColor: `var(--${category.tint})` }}
    />
  );
}

/** Stays next to the catalogue on wide screens and above it on tablets. */
function GroupIndex({ groups }: { groups: readonly OfferedGroup[] }) {
  return (
    <nav aria-label="Service groups" className="group-index">
      {groups.map((group) => (
        <a key={group.title} href={`#${anchorOf(group)}`}>
          {group.title}
        </a>
      ))}
    </nav>
  );
}

function anchorOf({ title }: OfferedGroup): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
