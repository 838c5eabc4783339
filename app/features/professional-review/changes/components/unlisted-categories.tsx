import { Link } from 'react-router';
import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Says under which categories of their services a professional is not found; nothing if there are none. */
export function UnlistedCategories({ categories }: { categories: readonly string[] }) {
  if (categories.length === 0) return null;
  const titles = categories.flatMap((id) => findServiceCategory(id)?.title ?? []);
  return (
    <div className="mb-5">
      <Notice title={`Clients don’t find you under ${titles.join(' or ')} yet`}>
        We list you there once we’ve reviewed it.{' '}
        <Link to="/dashboard/professional/profile" className="text-link">
          Ask for it in your profile
        </Link>
      </Notice>
    </div>
  );
}
