import { expect, it } from 'vitest';
import { fillReply } from './saved-reply.ts';

it('a saved reply is filled with the client’s first name and the service, whatever they are called', () => {
  const text = 'Hi {name}, for {service} I need a plug. See you, {NAME}! {unknown}';
  expect(fillReply(text, { name: 'Maya Brooks', service: 'Haircut' })).toBe(
    'Hi Maya, for Haircut I need a plug. See you, Maya! {unknown}',
  );
  expect(fillReply('{name}, {service}', { name: '$& {service}', service: undefined })).toBe('$&, your visit');
});
