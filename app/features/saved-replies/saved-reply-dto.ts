import type * as z from 'zod/mini';
import type { savedReplyAnswer } from './answers/saved-replies.server.ts';

export type SavedReplyDto = z.infer<typeof savedReplyAnswer>;
