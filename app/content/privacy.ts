import type { LegalText } from './legal.ts';
import { brandName } from './site-copy.ts';

/** The privacy policy: what the software stores, in plain English. */
export const privacy: LegalText = {
  title: 'Privacy policy',
  introduction: `What ${brandName} knows about you, why, who else sees it, and how long it stays.`,
  changed: 'November 20, 2026',
  sections: [
    {
      title: 'What we keep, and why',
      paragraphs: ['We keep what it takes to run bookings between people, and no more:'],
      facts: [
        'Your account, so that you can sign in and be reached: name, e-mail address, phone number, and a scrambled form of your password that nobody can read back.',
        'If you use Google to sign in: the number by which Google knows you, your name and your verified address. We get no password, no contacts and no access to your Google account, and keep no key to it.',
        'If you switch on the second step: its secret and your recovery codes, scrambled.',
        'Your bookings, because they are our contract: service, time, price and the address you gave.',
        'Your payments, because bookkeeping asks for it: amounts, times and the numbers by which Stripe knows them.',
        'Your favourites, so that you find them again.',
        'What you write about a visit, so that others can choose, and what your professional replies.',
        'What you want to be told of, and, of browsers in which you allow notifications, the address of the browser’s push service.',
        'Your sessions, so that you can see and end them: when, and from which network and browser you signed in.',
        'What you write to us through the contact form, so that we can answer.',
        'A log of decisions and sensitive steps, such as an approval or a download of your data, with numbers in place of names.',
        'From professionals also the public profile, services, hours and portfolio, and the certificates and insurance papers that our team reviews.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'A professional’s profile is public. The two parties of a booking see each other’s name and contact, and the professional sees the address. Certificates and insurance papers are seen by their owner and our team only. Nobody else sees any of it, apart from the few people who run this site.',
        'A review is public, with your first name and the initial of your last name.',
        'Your favourites are seen by nobody but you.',
        'We sell no data, show no advertising, build no profiles of you, and load nothing from third parties into our pages.',
      ],
    },
    {
      title: 'Companies that work for us',
      paragraphs: ['Some data goes to others because the thing you asked for needs it:'],
      facts: [
        'Stripe takes payments and pays professionals. You type your card, or your bank details, on Stripe’s own page; they never reach our servers. Stripe gets your e-mail address, what is paid for and the amount, and keeps it under its own privacy policy.',
        'If you allow notifications: the push service of your browser’s maker carries them. They are encrypted for your browser; the service sees that one is sent, not what it says.',
        'Google is involved only if you choose to sign in with it, from the moment you press its button.',
        'The companies that host this site and carry its mail process data in our name and for nothing else.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: ['There is no tracking, and no cookie that needs your consent. What is kept there:'],
      facts: [
        'A cookie that holds your session and cannot be read by scripts, and one that only says that there may be a session. Both go when you log out, and otherwise after 30 days without a visit.',
        'While you sign in with Google or with a code: a cookie of a few minutes. If you ask us to trust a device: one of 30 days.',
        'Your theme, the tab you chose at sign-in, a heart you pressed before signing in, and what you had begun to book, in the browser’s own storage.',
        'Copies of public pages, so that they open without a connection. Nothing of your account is among them, and they are removed when you sign in or out.',
        'Notifications are sent to a device only after you have allowed them on it, until you turn them off or sign out there. They show a first name, the service and the time.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'Nothing of your account is deleted behind your back; it stays until you delete it. Other things go by themselves:',
      ],
      facts: [
        'Sessions: after 30 days without a visit, at the latest 90 days after you signed in. Links in mails: after 30 minutes (a new password) or a day (a new address, a confirmation).',
        'A security log of sign-ins, attempts that failed and changes of accounts and money, each with a number for the account and the network it came from: 400 days, also after you delete your account, so that an intruder cannot remove the traces.',
        'Counters that slow down guessing and spam, which hold a network or e-mail address: minutes to a day.',
        'Work that is waiting to be done, such as a mail to be sent, with what it needs: up to three weeks.',
        'Answers kept so that a repeated request does nothing twice: 24 hours.',
        'When you delete your account, your name, contact details, addresses, favourites, files, sessions and the words of your reviews are deleted at once; the stars you gave stay, without your name. Records of payments stay as long as bookkeeping rules demand, with a number in place of your name.',
        'Server logs hold no names, addresses or e-mails.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'On your account page you can see and correct what we keep about you, download all of it (as JSON, or as tables in CSV), and delete your account. For anything else, and to object to something, write to us through the contact page, topic “My personal data”. We answer within a month.',
        'If you think that we handle your data wrongly, you can also complain to the data-protection authority of your state or country.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted. Passwords are stored scrambled, guessing is slowed down, sessions can be ended from afar, and files that people upload are checked and stripped of hidden data such as the place where a photo was taken. Should something go wrong all the same, we tell those it concerns.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        `${brandName} is for adults. We do not knowingly keep data of children; if you find any, tell us, and we delete it.`,
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes, the date above changes with it. Of a change that matters we tell you by e-mail before it applies.',
      ],
    },
  ],
};
