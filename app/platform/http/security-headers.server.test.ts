import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { baselineHeaders, contentSecurityPolicy } from './security-headers.server.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy of a page', () => {
  it('lists each inline script by its hash and allows no other', () => {
    const policy = contentSecurityPolicy(Buffer.from('<script>one()</script><script type="module" src="/a.js"></script><script type="module">two()</script>'));
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('keeps other sites from framing the page and from being its base', () => {
    const policy = contentSecurityPolicy(Buffer.from(''));
    for (const rule of ["frame-ancestors 'none'", "base-uri 'self'", "object-src 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });
});

describe('the headers of every answer', () => {
  it('insist on TLS only where the base address does', () => {
    const names = (baseUrl: string) => baselineHeaders(baseUrl).map(([name]) => name);
    expect(names('https://doorstep.example')).toContain('strict-transport-security');
    expect(names('http://localhost:3000')).not.toContain('strict-transport-security');
  });
});
