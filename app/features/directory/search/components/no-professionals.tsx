import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';

/** The empty list: nobody matches, or nobody has signed up yet. */
export function NoProfessionals({ filtered, clear }: { filtered: boolean; clear: () => void }) {
  if (!filtered) {
    return <EmptyState title="No professionals have signed up yet." picture={<Scene name="empty-directory" />} />;
  }
  return (
    <EmptyState
      title="No professionals found matching your criteria."
      text="Try another search, a larger area or another day."
      picture={<Scene name="empty-search" />}
      action={
        <form action="/professionals">
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            Clear all filters
          </Button>
        </form>
      }
    />
  );
}
