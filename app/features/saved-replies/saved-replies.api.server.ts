import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { savedReplyErrors } from './saved-replies.errors.ts';
import { savedReplyAnswer } from './answers/saved-replies.server.ts';
import { deleteReply } from './commands/delete-reply.server.ts';
import { saveReply } from './commands/save-reply.server.ts';
import { listSavedReplies } from './queries/list-saved-replies.server.ts';
import { savedReplySchema } from './saved-replies.schema.ts';

const changesPerUser: RateLimit = { name: 'saved-replies-user', points: 60, seconds: 60 };
const tags = ['Messages'];

/** The HTTP API of a professional's own saved replies. */
export const savedRepliesApi = apiRouter()
  .get(
    '/saved-replies',
    signedIn,
    operation({ summary: 'One’s own saved replies, by title', tags, answers: { 200: listOf(savedReplyAnswer) } }),
    async (context) => {
      const items = await listSavedReplies(context.get('viewer').id);
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .put(
    '/saved-replies/:id',
    signedIn,
    operation({ summary: 'Save a reply under an id of one’s own', tags, answers: { 204: noContent } }),
    validJson(savedReplySchema),
    async (context) => {
      const { id: viewerId } = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewerId);
      await saveReply(viewerId, knownId(context.req.param('id')), context.req.valid('json'));
      return context.body(null, 204);
    },
  )
  .delete(
    '/saved-replies/:id',
    signedIn,
    operation({ summary: 'Delete a saved reply; repeating it changes nothing', tags, answers: { 204: noContent } }),
    async (context) => {
      const { id: viewerId } = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewerId);
      await deleteReply(viewerId, knownId(context.req.param('id')));
      return context.body(null, 204);
    },
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(savedReplyErrors.saved_reply_not_found);
  return id;
}
