export type SocialNetwork = 'Instagram' | 'Facebook' | 'YouTube' | 'TikTok' | 'LinkedIn' | 'X';

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
  TikTok: <path d="M10.5 10.6a4.2 4.2 0 1 0 3.6 4.1V3.5c.5 2.8 2.3 4.4 5 4.6" strokeLinecap="round" />,
  LinkedIn: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.6 10.5v6M11.6 16.5v-6M11.6 13.4c0-2 1.2-2.9 2.5-2.9s2.4.8 2.4 2.9v3.1" strokeLinecap="round" />
      <circle cx="7.6" cy="7.4" r="1" fill="currentColor" stroke="none" />
    </>
  ),
  X: <path d="M4.5 4l15 16M19 4L5 20" strokeLinecap="round" />,
};
