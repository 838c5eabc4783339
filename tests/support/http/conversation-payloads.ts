import type { Bookable } from '#tests/factories/bookable.ts';
import { unknownId } from './visit-payloads.ts';

type Payload = (clientId: string) => Record<string, unknown>;

/** Valid payloads for what people say to and about each other. */
export function conversationPayloads({ professional }: Bookable): Record<string, Payload | null> {
  return {
    'POST /threads': () => ({ professional_id: professional.id, id: unknownId, text: 'Hello' }),
    'POST /threads/:id/messages': () => ({ id: unknownId, text: 'Hello' }),
    'PUT /threads/:id/read': () => ({ sequence: 1 }),
    'POST /webhooks/mail': null,
    'PUT /threads/:id/block': null,
    'DELETE /threads/:id/block': null,
    'POST /threads/:id/reports': () => ({ id: unknownId, reason: 'fraud', details: 'He wants cash' }),
    'POST /admin/thread-reports/:id/openings': () => ({ reason: 'To see what was written' }),
    'PUT /admin/thread-reports/:id/settlement': () => ({ outcome: 'dismissed', note: 'A misunderstanding' }),
    'PUT /saved-replies/:id': () => ({ title: 'What I need', text: 'Hi {name}, a plug nearby.' }),
    'DELETE /saved-replies/:id': null,
    'POST /contact': () => ({
      name: 'Maya',
      email: 'maya@example.com',
      topic: 'other',
      message: 'Ten characters and more',
      ticket: 'x',
      subject_line: '',
    }),
    'PATCH /reviews/:id': () => ({ stars: 4, text: 'On time' }),
    'DELETE /reviews/:id': null,
    'PUT /reviews/:id/reply': () => ({ reply: 'Thank you' }),
    'DELETE /reviews/:id/reply': null,
    'POST /reviews/:id/report': () => ({ reason: 'It is about somebody else' }),
    'POST /admin/reviews/:id/decisions': () => ({ action: 'hide', reason: 'A reason' }),
  };
}
