import signs from './social-networks.svg?url';

export type SocialNetwork = 'Instagram' | 'Facebook' | 'YouTube' | 'TikTok' | 'LinkedIn' | 'X';

/** A network's sign. All lie in one file at the end of every page: neither its HTML nor its scripts carry them. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true" className="size-6">
      <use href={`${signs}#${network}`} />
    </svg>
  );
}
