import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { ProblemDto } from '#app/features/booking-outcomes/problems/problem-dto.ts';
import { SettlementForm } from './settlement-form.tsx';

/** Returns the choices of a problem with a visit of $75 of which this much is left to refund. */
function choices(kept_amount: string): string[] {
  const problem = { id: 'p', total_amount: '75.00', kept_amount } as ProblemDto;
  const Page = createRoutesStub([{ path: '/', Component: () => <SettlementForm problem={problem} /> }]);
  const html = renderToString(createElement(Page)).replaceAll('<!-- -->', '');
  return [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
}

it.each([
  ['all of it', '75.00', ['No refund', 'Partial refund', 'Full refund, $75.00']],
  ['a part, as after an absence', '37.50', ['No refund', 'Partial refund', 'Full refund of what is left, $37.50']],
  ['nothing', '0.00', ['No refund']],
])('offers what is left to refund: %s', (_, kept, offered) => expect(choices(kept)).toEqual(offered));
