import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { baselineHeaders, contentSecurityPolicy } from './security-headers.server.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy of a page', () => {
  it('lists the scripts that it is given by their hashes and allows no other', () => {
    const policy = contentSecurityPolicy(['one()', 'two()', 'one()']);
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('lets the tiles of a map come from the one other origin that it is given', () => {
    const policy = contentSecurityPolicy([], 'https://tiles.example');
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect(policy.match(/tiles\.example/g)).toHaveLength(2);
    expect(policy).toContain("worker-src 'self';");
    expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
  });

  it('keeps other sites from framing the page and from being its base', () => {
    const policy = contentSecurityPolicy([]);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'self'", "object-src 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });
});

describe('the headers of every answer', () => {
  it('let our own pages alone ask where the browser is, and nobody use camera or microphone', () => {
    const policy = new Map(baselineHeaders('https://doorstep.example')).get('permissions-policy');
    expect(policy?.split(', ')).toEqual(['camera=()', 'microphone=()', 'geolocation=(self)', 'payment=()', 'usb=()']);
  });

  it('insist on TLS only where the base address does', () => {
    const names = (baseUrl: string) => baselineHeaders(baseUrl).map(([name]) => name);
    expect(names('https://doorstep.example')).toContain('strict-transport-security');
    expect(names('http://localhost:3000')).not.toContain('strict-transport-security');
  });
});
