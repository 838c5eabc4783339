import { config } from '#app/platform/config/config.server.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';

let keys: SigningKeys | undefined;

/** Sets the secrets that sign the links, once at boot; every instance has the same. */
export function signDoorLinksWith(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep door links'));
}

/** Returns the URL of the page behind a link. */
export function doorUrl(linkId: string): string {
  return `${config().BASE_URL}/door/${linkId}.${readyKeys().sign(linkId)}`;
}

/** Returns the link's id; undefined if it is not ours. */
export function readDoorToken(token: string): string | undefined {
  const [linkId = '', given = '', ...more] = token.split('.');
  return more.length === 0 && isId(linkId) && readyKeys().verifies(linkId, given) ? linkId : undefined;
}

function readyKeys(): SigningKeys {
  if (!keys) throw new Error('The secret behind door links is set at boot');
  return keys;
}
