import { Button } from '#app/ui/button.tsx';
import { Scene } from '#app/ui/art/scene.tsx';

/** Shown briefly before the next page. */
export function ApplicationSent({ onGoOn }: { onGoOn: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-6 py-12 text-center">
      <Scene name="application-received" />
      <h2 className="text-3xl">Application Submitted!</h2>
      <p className="max-w-[46ch] text-dim">Our team is reviewing it now. We’ll email you.</p>
      <Button size="large" onClick={onGoOn}>
        Go on
      </Button>
    </div>
  );
}
