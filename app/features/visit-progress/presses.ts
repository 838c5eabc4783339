import { isAnswered } from '#app/platform/http/calls/attempts.ts';
import { newPressId } from './press-id.ts';

/** When and as what a button was pressed. */
export type Made<Content> = Content & { id: string; pressed_at: string };

/**
 * Sends presses with their time and an id: pressing the same again after an answer was lost is the same press, at the
 * time of the first.
 */
export function createPresses(now: () => Date = () => new Date()) {
  const open = new Map<string, { id: string; pressed_at: string }>();
  return async <Content extends object, Answer>(
    content: Content,
    send: (made: Made<Content>) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(content);
    const made = open.get(text) ?? { id: newPressId(), pressed_at: now().toISOString() };
    open.set(text, made);
    try {
      const answer = await send({ ...content, ...made });
      open.delete(text);
      return answer;
    } catch (error) {
      if (isAnswered(error)) open.delete(text);
      throw error;
    }
  };
}
