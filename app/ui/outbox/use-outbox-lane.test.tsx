import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useOutboxLane } from './use-outbox-lane.ts';

function Waiting() {
  return <>{useOutboxLane('thread', 'maya').length}</>;
}

it('on the server nothing waits, and nothing is opened', () => {
  expect(renderToString(<Waiting />)).toBe('0');
});
