import signs from './social-networks.svg?url';

export type SocialNetwork = 'Instagram' | 'Facebook' | 'YouTube' | 'TikTok' | 'LinkedIn' | 'X';

/**
 * A social network's icon. All are in one file that loads at the end of every page: neither the HTML nor the scripts
 * contain them.
 */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true" className="size-6">
      <use href={`${signs}#${network}`} />
    </svg>
  );
}
