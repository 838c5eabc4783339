import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { commands } from '#app/command-line/commands.server.ts';

/** Reads a YAML document; `<<` merges, as Compose does. */
export function readYaml<Document>(file: string): Document {
  return parse(readFileSync(file, 'utf8'), { merge: true }) as Document;
}

/** The variables that the image sets, from the Dockerfile's last stage. */
export function imageEnvironment(): Record<string, string> {
  const [, stage = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM \$\{BASE\}$/m);
  return Object.fromEntries(
    [...stage.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The variables that .env.example asks for, all filled in. */
export const filledIn = {
  SITE_HOST: 'doorstep.example',
  POSTGRES_PASSWORD: 'f0e1d2c3b4a5',
  S3_SECRET_ACCESS_KEY: '5a4b3c2d1e0f',
  AUTH_SECRET: 'k2Yw8Zp4Qe7Rt1Uv6Xa3Cd9Fg5Hj0LmNbB',
  STRIPE_SECRET_KEY: 'sk_live_of_doorstep',
  STRIPE_WEBHOOK_SECRET: 'whsec_account',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connected',
  SMTP_URL: 'smtps://doorstep:password@mail.doorstep.example',
  MAIL_FROM: 'Doorstep <hello@doorstep.example>',
  CONTACT_EMAIL: 'hello@doorstep.example',
};

/** Whether `doorstep` understands these words. */
export function isCommand(words: readonly string[]): boolean {
  const command = commands[words[0] ?? ''];
  return command !== undefined && words.slice(1).every((word) => command.options.includes(word));
}
