/** The public pages, linked in the bar and in the phone menu. */
export const siteLinks = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/professionals', label: 'Professionals' },
  { to: '/how-it-works', label: 'How it works' },
] as const;
