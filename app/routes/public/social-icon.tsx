export type SocialNetwork = 'Instagram' | 'Facebook' | 'YouTube';

/** The networks' signs in the line of our other icons. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true" className="size-6">
      {signs[network]}
    </svg>
  );
}

const signs = {
  Instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1.2" fill="currentColor" stroke="none" />
    </>
  ),
  Facebook: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M11.5 21v-9.5c0-2.3 1.2-3.5 3.5-3.5M8.7 13.2h5.6" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.2 9.2l5 2.8-5 2.8z" fill="currentColor" />
    </>
  ),
};
