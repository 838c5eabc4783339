/** The places every visitor may go to, in the bar and in the phone's menu. */
export const siteLinks = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/professionals', label: 'Professionals' },
  { to: '/how-it-works', label: 'How it works' },
] as const;
