import type { LegalText } from './legal.ts';
import { brandName } from './site-copy.ts';

/** The privacy policy: what the software stores, in plain English. */
export const privacy: LegalText = {
  title: 'Privacy policy',
  introduction: `What ${brandName} knows about you, why, who else sees it, and how long we keep it.`,
  changed: 'November 20, 2026',
  sections: [
    {
      title: 'What we keep, and why',
      paragraphs: ['We keep what we need to run bookings between people, and nothing more:'],
      facts: [
        'Your account, so you can sign in and be reached: name, email address, phone number, and a scrambled form of your password that no one can turn back into text.',
        'If you sign in with Google: your Google account number, your name and your verified email address. We get no password, no contacts and no access to your Google account, and keep no key to it.',
        'If you turn on two-factor sign-in: its secret key and your recovery codes, scrambled.',
        'Your bookings, because they are our contract: service, time, price and the address you gave.',
        'Your payments, because accounting rules require it: amounts, times and Stripe’s reference numbers.',
        'The professionals you save, so you can find them again.',
        'Your reviews, so others can choose, and your professional’s replies.',
        'Your notification choices and, for each browser where you allow notifications, the address of its push service.',
        'Your sessions, so you can see and end them: when you signed in, and from which network and browser.',
        'What you write to us through the contact form, so we can answer.',
        'A log of decisions and sensitive actions, such as an approval or a download of your data, with numbers instead of names.',
        'For professionals, also the public profile, services, hours and portfolio, and the certificates and insurance documents our team reviews.',
        'If you add clients of your own as a professional, by a file: their name, how to reach them, an address and a note, for you alone. We mail none of them.',
        'If you connect your own calendars as a professional: their links, or your user name and app password there, scrambled, and the times at which you are busy. We keep no titles, places, guests or notes from them. If you choose a calendar for your visits, we write them there: the service, the time, the place and the client’s first name.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'A professional’s profile is public. The client and the professional in a booking see each other’s name and contact details, and the professional sees the address. Only their owner and our team see certificates and insurance documents. No one else sees any of it, apart from the few people who run this site.',
        'A review is public, with your first name and last initial.',
        'Only you see the professionals you save.',
        'We don’t sell data, show ads, build profiles of you, or load anything from third parties into our pages.',
      ],
    },
    {
      title: 'Companies that work for us',
      paragraphs: ['Some data goes to others, because what you asked for requires it:'],
      facts: [
        'Stripe takes payments and pays professionals. You enter your card or bank details on Stripe’s own page; they never reach our servers. Stripe gets your email address, what is being paid for and the amount, and keeps them under its own privacy policy.',
        'If you allow notifications: your browser maker’s push service delivers them. They are encrypted for your browser; the service sees that one is sent, but not what it says.',
        'Google is involved only if you choose to sign in with it, from the moment you press its button.',
        'The companies that host this site and deliver its email process data on our behalf and for nothing else.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: ['There is no tracking, and no cookie that needs your consent. Your browser stores:'],
      facts: [
        'A cookie that holds your session and can’t be read by scripts, and one that only says there may be a session. Both are removed when you log out, or after 30 days without a visit.',
        'While you sign in with Google or with a code: a cookie that lasts a few minutes. If you ask us to trust a device: one that lasts 30 days.',
        'Your theme, the tab you chose at sign-in, a heart you tapped before signing in, your recent searches, bookings and messages you started, and the number of the account they belong to, in the browser’s own storage. Searches, bookings, messages and the number are removed when you log out.',
        'Copies of public pages, so they open without a connection. They include nothing from your account, and they are removed when you sign in or out.',
        'We send notifications to a device only after you allow them there, and until you turn them off or sign out on it. They show a first name, the service and the time.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Nothing in your account is deleted without your knowledge; it stays until you delete it. Other data is removed automatically:',
      ],
      facts: [
        'Sessions: after 30 days without a visit, and no later than 90 days after you signed in. Links in emails: after 30 minutes (a new password) or a day (a new email address, a confirmation).',
        'A security log of sign-ins, failed attempts, and changes to accounts and money, each with a number for the account and the network it came from: 400 days, even after you delete your account, so an intruder can’t cover their tracks.',
        'The lines of a file you choose for an import: until you import it, and an hour at most. The file itself is not kept.',
        'Counters that slow down guessing and spam, which hold a network or email address: from minutes to a day.',
        'Pending tasks, such as an email to be sent, with the data they need: up to three weeks.',
        'Responses kept so a repeated request isn’t carried out twice: 24 hours.',
        'When you delete your account, your name, contact details, addresses, saved professionals, files, sessions and the text of your reviews are deleted right away; the stars you gave stay, without your name. Payment records stay as long as accounting rules require, with a number instead of your name.',
        'Server logs hold no names, addresses or emails.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'On your account page you can see and correct what we keep about you, download all of it (as JSON or CSV tables), and delete your account. For anything else, or to object to something, write to us through the contact page, topic “My personal data”. We answer within a month.',
        'If you think we handle your data improperly, you can also complain to the data protection authority in your state or country.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are stored scrambled, and guessing is slowed down. You can end sessions remotely. Uploaded files are checked and stripped of hidden data, such as where a photo was taken. If something still goes wrong, we tell the people affected.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        `${brandName} is for adults. We don’t knowingly keep children’s data; if you find any, tell us and we’ll delete it.`,
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes, so does the date above. We tell you about important changes by email before they apply.',
      ],
    },
  ],
};
