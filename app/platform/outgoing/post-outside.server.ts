import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { outgoingAgents } from './outgoing-agents.server.ts';

export type OutsideLimits = { milliseconds: number; answerBytes: number };
export type OutsideAnswer = { status: number; text: string };

/** Why there is no answer, in words for the owner of the URL. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

/**
 * Posts a text to a URL that somebody gave us. Redirects are not followed, and no more of the answer is read than the
 * limit.
 * @throws OutsideError if there is no answer in time, or the URL leads into a private network
 */
export async function postOutside(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  { milliseconds, answerBytes }: OutsideLimits,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await send(url, headers, body, signal);
    return { status: response.statusCode ?? 0, text: await beginningOf(response, answerBytes) };
  } catch (error) {
    throw new OutsideError(explanationOf(error, signal, milliseconds), { cause: error });
  }
}

function send(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { http, https } = outgoingAgents();
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: https }, resolve)
        : httpRequest(url, { ...options, agent: http }, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** A connection whose answer is longer is closed. */
async function beginningOf(response: IncomingMessage, maximum: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece.subarray(0, maximum - bytes));
    bytes += piece.length;
    if (bytes >= maximum) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

const explanations: Record<string, string> = {
  ENOTFOUND: 'The name in the URL doesn’t exist',
  EAI_AGAIN: 'The name in the URL couldn’t be looked up',
  ECONNREFUSED: 'Nothing answers at this URL',
  ECONNRESET: 'The connection was closed before an answer came',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate isn’t from a known authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name',
};

function explanationOf(error: unknown, signal: AbortSignal, milliseconds: number): string {
  if (signal.aborted) return `No answer within ${milliseconds / 1_000} seconds`;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/is not allowed\. Because/.test(message)) return 'The URL leads into a private network';
  return explanations[code] ?? 'The connection failed';
}
