import { AppError, isErrorOf, platformErrors, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { fileOf, noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { fileAnswer } from '#app/features/files/queries/file-answer.server.ts';
import { listMessageFiles } from './attachments/queries/list-message-files.server.ts';
import { openMessageFile } from './attachments/queries/open-message-file.server.ts';
import { sentAnswer, threadPageAnswer, threadsAnswer, unreadAnswer } from './answers/messages.server.ts';
import { markThreadRead } from './commands/mark-thread-read.server.ts';
import { openThread } from './commands/open-thread.server.ts';
import { sendMessage, type Sent } from './commands/send-message.server.ts';
import { messageErrors } from './messages.errors.ts';
import {
  firstMessageSchema,
  messageFileSchema,
  messageSchema,
  readSchema,
  threadListSchema,
  threadPageSchema,
} from './messages.schema.ts';
import { countUnread, listThreads } from './queries/list-threads.server.ts';
import { readThread } from './queries/read-thread.server.ts';
import { toMessageDto } from './queries/thread-presenter.server.ts';

const messagesPerUser: RateLimit = { name: 'messages-user', points: 30, seconds: 60 };
const enquiriesPerUser: RateLimit = { name: 'message-enquiries-user', points: 20, seconds: 86_400 };
const readsPerUser: RateLimit = { name: 'message-reads-user', points: 240, seconds: 60 };
const tags = ['Messages'];

/** The HTTP API of one's own threads. */
export const messagesApi = apiRouter()
  .get(
    '/threads',
    signedIn,
    operation({
      summary: 'The threads of the signed-in user as a client or, with as=professional, as a professional',
      tags,
      answers: { 200: threadsAnswer },
    }),
    validQuery(threadListSchema),
    async (context) => context.json(await listThreads(context.get('viewer').id, context.req.valid('query'))),
  )
  .post(
    '/threads',
    signedIn,
    operation({
      summary: 'Send the first message to a professional, or to a client of one’s own, which opens the thread',
      tags,
      answers: { 200: sentAnswer, 201: sentAnswer },
    }),
    validJson(firstMessageSchema),
    idempotent,
    async (context) => {
      const viewer = context.get('viewer');
      await limited(messagesPerUser, viewer.id, messageErrors.too_many_messages);
      await limited(enquiriesPerUser, viewer.id, messageErrors.too_many_enquiries);
      const sent = await openThread(viewer, context.req.valid('json'));
      return context.json(await toSent(sent), sent.created ? 201 : 200);
    },
  )
  .get(
    '/threads/unread',
    signedIn,
    operation({ summary: 'The number of unread messages on each side', tags, answers: { 200: unreadAnswer } }),
    async (context) => context.json(await countUnread(context.get('viewer').id)),
  )
  .get(
    '/threads/:id',
    signedIn,
    operation({ summary: 'A page of one’s own thread, the newest first', tags, answers: { 200: threadPageAnswer } }),
    validQuery(threadPageSchema),
    async (context) => {
      const threadId = knownId(context.req.param('id'));
      return context.json(await readThread(threadId, context.get('viewer').id, context.req.valid('query')));
    },
  )
  .post(
    '/threads/:id/messages',
    signedIn,
    operation({
      summary: 'Send a message in one’s own thread; the same id again is the same message',
      tags,
      answers: { 200: sentAnswer, 201: sentAnswer },
    }),
    validJson(messageSchema),
    idempotent,
    async (context) => {
      const threadId = knownId(context.req.param('id'));
      const { id } = context.get('viewer');
      await limited(messagesPerUser, id, messageErrors.too_many_messages);
      const sent = await sendMessage(threadId, id, context.req.valid('json'));
      return context.json(await toSent(sent), sent.created ? 201 : 200);
    },
  )
  .get(
    '/threads/:id/files/:fileId',
    signedIn,
    operation({
      summary: 'A file in one’s own thread; with size=small a picture of it',
      tags,
      answers: {
        200: fileOf('The file.', '*/*'),
        304: { ...noContent, description: 'It is what `If-None-Match` names.' },
      },
    }),
    validQuery(messageFileSchema),
    async (context) => {
      const [threadId, fileId] = [knownId(context.req.param('id')), context.req.param('fileId')];
      if (!isId(fileId)) throw new AppError(messageErrors.message_file_not_found);
      const isSmall = context.req.valid('query').size === 'small';
      return fileAnswer(context, await openMessageFile({ threadId, fileId, isSmall }, context.get('viewer').id));
    },
  )
  .put(
    '/threads/:id/read',
    signedIn,
    operation({
      summary: 'Mark one’s own thread as read up to a message; repeating it changes nothing',
      tags,
      answers: { 200: unreadAnswer },
    }),
    validJson(readSchema),
    async (context) => {
      const threadId = knownId(context.req.param('id'));
      const { id } = context.get('viewer');
      await consumeRateLimit(readsPerUser, id);
      await markThreadRead(threadId, id, context.req.valid('json').sequence);
      return context.json(await countUnread(id));
    },
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(messageErrors.thread_not_found);
  return id;
}

/** What a sender is answered is what they wrote. */
async function toSent({ message }: Sent) {
  const files = await listMessageFiles(message.thread_id, [message.id]);
  return { thread_id: message.thread_id, message: toMessageDto(message, message.side, false, files.get(message.id)) };
}

/** Counts one use of a limit and says in its own words that it is reached. */
async function limited(limit: RateLimit, key: string, refusal: ErrorDefinition): Promise<void> {
  await consumeRateLimit(limit, key).catch((error: unknown) => {
    if (!isErrorOf(error, platformErrors.too_many_requests)) throw error;
    throw new AppError(refusal, { retryAfterSeconds: error.details.retryAfterSeconds ?? 60 });
  });
}
