import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** Whether this machine has openssl: Node can read certificates but not create them. */
export const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

interface Proxied {
  port: number;
  /** Where requests are forwarded, without TLS. */
  upstream: string;
  /** The client IP that the proxy reports. */
  client: string;
}

/**
 * Terminates TLS in front of a server until the test ends, as deploy/nginx.conf does: it forwards the host the client
 * named, and discards the IP the client claims. Until then `fetch` trusts its certificate, which is for localhost.
 */
export async function startTlsProxy({ port, upstream, client }: Proxied): Promise<void> {
  const { key, certificate } = await makeCertificate();
  const proxy = createServer({ key, cert: certificate }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': client };
    const onward = request(
      new URL(incoming.url ?? '/', upstream),
      { method: incoming.method, headers, setHost: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => close(proxy));
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, certificate]);
  onTestFinished(() => setDefaultCACertificates(trusted));
}

async function close(proxy: Server): Promise<void> {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
}

async function makeCertificate(): Promise<{ key: string; certificate: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-tls-'));
  const [keyFile, certificateFile] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile];
  const forLocalhost = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
    '-out',
    certificateFile,
  ];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...newKey, ...forLocalhost]);
    return { key: await readFile(keyFile, 'utf8'), certificate: await readFile(certificateFile, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
