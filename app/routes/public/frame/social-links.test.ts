import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#app/platform/config/config.server.ts';
import { trialProduction } from '#tests/factories/environment.ts';
import { socialLinks } from './social-links.server.ts';
import { proves } from '#tests/support/proves.ts';

const networks = (environment: Record<string, string>) =>
  socialLinks(readConfig(environment)).map(({ network }) => network);

describe('the social links of the footer', proves('NAV-024', 'OPEN-36'), () => {
  it('are those that are configured, in production and out of it', () => {
    const own = {
      SOCIAL_YOUTUBE: 'https://www.youtube.com/@doorstep',
      SOCIAL_INSTAGRAM: 'https://www.instagram.com/doorstep',
    };
    expect(networks({ ...trialProduction, ...own })).toEqual(['Instagram', 'YouTube']);
    expect(networks(own)).toEqual(['Instagram', 'YouTube']);
  });

  it('are none in production while none is configured, and placeholders on one’s own machine', () => {
    expect(networks(trialProduction)).toEqual([]);
    expect(networks({})).toEqual(['Instagram', 'Facebook', 'YouTube']);
  });

  it.each([
    'http://www.instagram.com/doorstep',
    'javascript:alert(1)',
    'instagram.com/doorstep',
    'https://user:secret@instagram.com/x',
    'https://',
  ])('are refused at boot when they are no plain https address: %s', (address) =>
    expect(() => readConfig({ SOCIAL_INSTAGRAM: address })).toThrow(ConfigError),
  );
});
