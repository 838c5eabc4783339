import type { Config } from '#app/platform/config/config.server.ts';
import type { SocialNetwork } from './social-icon.tsx';

export type SocialLink = { network: SocialNetwork; url: string };

type SocialConfig = Pick<
  Config,
  | 'production'
  | 'SOCIAL_INSTAGRAM'
  | 'SOCIAL_FACEBOOK'
  | 'SOCIAL_YOUTUBE'
  | 'SOCIAL_TIKTOK'
  | 'SOCIAL_LINKEDIN'
  | 'SOCIAL_X'
>;

/**
 * Returns the operator's configured accounts (OPEN-36). A local instance without any shows where they will be, and
 * links to the networks themselves: a stranger's account is never presented as ours.
 */
export function socialLinks(config: SocialConfig): SocialLink[] {
  const configured: readonly (readonly [SocialNetwork, string | undefined])[] = [
    ['Instagram', config.SOCIAL_INSTAGRAM],
    ['Facebook', config.SOCIAL_FACEBOOK],
    ['YouTube', config.SOCIAL_YOUTUBE],
    ['TikTok', config.SOCIAL_TIKTOK],
    ['LinkedIn', config.SOCIAL_LINKEDIN],
    ['X', config.SOCIAL_X],
  ];
  const links = configured.flatMap(([network, url]) => (url ? [{ network, url }] : []));
  return links.length === 0 && !config.production ? placeholders : links;
}

const placeholders: SocialLink[] = [
  { network: 'Instagram', url: 'https://www.instagram.com/' },
  { network: 'Facebook', url: 'https://www.facebook.com/' },
  { network: 'YouTube', url: 'https://www.youtube.com/' },
];
