import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { logTo } from './log.server.ts';
import { loggedMessage } from './logged-error.server.ts';

/** Returns what a log has of an error, as text and as data. */
function logged(error: unknown) {
  const lines: string[] = [];
  const log = logTo({ write: (line) => void lines.push(line) });
  log.level = 'error';
  log.error({ err: error }, 'it failed');
  const [line = '{}'] = lines;
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err };
}

async function refusedMail(): Promise<unknown> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(new Error('5.1.1 <maya@gmial.example>: User unknown')),
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return createTransport({ host: '127.0.0.1', port })
    .sendMail({ from: 'us@example.com', to: 'maya@gmial.example', text: 'Hello' })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

it('a refused mail is logged with what the server said, and without its recipient', async () => {
  const error = await refusedMail();
  const { line, err } = logged(error);
  expect(line).not.toContain('gmial');
  expect(err).toMatchObject({ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' });
  expect(err['message']).toMatch(/550 5\.1\.1 <\[redacted\]>: User unknown/);
  expect(loggedMessage(error)).not.toContain('gmial');
});

it('an error of the database is logged without the values of the row', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "auth_user_email_key"'), {
    code: '23505',
    constraint: 'auth_user_email_key',
    detail: 'Key (email)=(maya@gmial.example) already exists.',
    where: 'unnamed portal parameter $1 = Maya',
  });
  const { line, err } = logged(new Error('The account could not be made', { cause: refused }));
  expect(line).not.toMatch(/maya/i);
  expect(err['message']).toContain('auth_user_email_key');
  expect(logged(refused).err).toMatchObject({ code: '23505', constraint: 'auth_user_email_key' });
  expect(logged(refused).line).not.toMatch(/maya/i);
});

it('an object with the members of an error is logged like one', () => {
  const refused = Object.assign(new Error('permission denied for schema pgboss'), { code: '42501', detail: 'Maya' });
  const { message, stack } = refused;
  // As pg-boss reports it.
  const reported = { ...refused, message, stack, queue: 'payments.transfer', worker: 'maya@gmial.example' };
  const { line, err } = logged(reported);
  expect(err).toMatchObject({ message, code: '42501', queue: 'payments.transfer' });
  expect(err['stack']).toContain('logged-error.test');
  expect(line).not.toMatch(/maya/i);
  expect(logged({ message: 'smtp://hello:secret@mail.example' }).line).not.toContain('secret');
  expect(loggedMessage(reported)).toBe(message);
});

it('each of several errors is logged without what people entered, and a URL without its login', () => {
  const several = new AggregateError(
    [Object.assign(new Error('one'), { recipient: 'maya@gmial.example' })],
    'none answers',
  );
  expect(logged(several).line).not.toContain('gmial');
  expect(logged(several).err['aggregateErrors']).toMatchObject([{ message: 'one' }]);
  expect(loggedMessage('smtp://hello:secret@mail.example does not answer')).not.toContain('secret');
});
