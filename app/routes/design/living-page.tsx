import { data } from 'react-router';
import { config } from '#app/platform/config/config.server.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import tokensCss from '#app/ui/styles/tokens.css?raw';
import { NotFoundMessage } from '../public/frame/not-found-message.tsx';
import type { Route } from './+types/living-page';
import { ButtonPart, ChoicePart, FieldPart } from './control-parts.tsx';
import { readTokens } from './read-tokens.ts';
import { CardPart, LayerPart, StatePart } from './surface-parts.tsx';
import { ColorPart, MotionPart, ShapePart, SpacePart, TypePart } from './token-parts.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.tokens ? 'Design system | Doorstep' : 'Page not found | Doorstep' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** For developers only: anywhere else the page does not exist. */
export function loader() {
  if (config().APP_ENV !== 'local') return data({ tokens: undefined }, { status: 404 });
  return data({ tokens: readTokens(tokensCss) });
}

/** Every token and primitive of app/ui with its states: the parts for new pages. */
export default function LivingPage({ loaderData: { tokens } }: Route.ComponentProps) {
  if (!tokens) return <NotFoundMessage />;
  return (
    <Container className="py-10 lg:py-16">
      <PageHeading
        title="Design system"
        text="Every token and primitive with its states. What a page needs and is not here is added here first."
      />
      <div className="mt-8">
        <ColorPart {...tokens} />
        <TypePart {...tokens} />
        <SpacePart />
        <ShapePart {...tokens} />
        <MotionPart {...tokens} />
        <ButtonPart />
        <FieldPart />
        <ChoicePart />
        <CardPart />
        <LayerPart />
        <StatePart />
      </div>
    </Container>
  );
}
