import { Picture, renderedSources } from '#app/ui/image.tsx';

interface AuthStreetProps {
  className?: string;
}

/** The tall doorstep at dusk (2:3) beside sign-in, sign-up and the wizard; crop it with `object-cover`, an arch on top. */
export function AuthStreet({ className }: AuthStreetProps) {
  return (
    <Picture
      {...renderedSources('/images/scenes/auth-street', [640, 1200])}
      sizes="(min-width: 1024px) 40vw, 1px"
      alt=""
      width={640}
      height={960}
      className={className}
    />
  );
}
