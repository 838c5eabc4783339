import type { LegalText } from './legal.ts';
import { brandName } from './site-copy.ts';

/** The date of the policy's last change; a test fails if the words change without it. */
export const privacyVersion = 'November 29, 2026';

/** The privacy policy: what the software stores, in plain English. */
export const privacy: LegalText = {
  title: 'Privacy policy',
  introduction: `What ${brandName} knows about you, why, who else sees it, and how long we keep it.`,
  changed: privacyVersion,
  sections: [
    {
      title: 'What we keep, and why',
      paragraphs: ['We keep what we need to run bookings between people, and nothing more:'],
      facts: [
        'Your account, so you can sign in and be reached: name, email address, phone number, and a scrambled form of your password that no one can turn back into text.',
        'If you sign in with Google: your Google account number, your name and your verified email address. We get no password, no contacts and no access to your Google account, and keep no key to it.',
        'If you turn on two-factor sign-in: its secret key and your recovery codes, scrambled.',
        'Your bookings, because they are our contract: service, time, price, the address you gave and your notes.',
        'The addresses you save, with notes for getting in such as a gate code, so you don’t have to type them again.',
        'Your payments, because accounting rules require it: amounts, times and Stripe’s reference numbers. Also the brand and the last four digits of the card, so you can tell which one it was.',
        'The professionals you save, so you can find them again.',
        'Your messages with a professional and the files you send, so both of you can read them again.',
        'What your professional records of a visit, so both of you know what was done: each step with its time, the checklist, materials, a note, photos and, if they ask for one, your signature. If nobody opens, also a photo of the door.',
        'If your professional lets you follow the drive: where they last were, rounded to about ten meters. It is gone when they arrive, and after about two minutes in any case; we keep no route.',
        'What you report to us about a visit or a conversation, so we can look into it.',
        'Your reviews, so others can choose, and your professional’s replies.',
        'Your notification choices and, for each browser where you allow notifications, the address of its push service.',
        'If you confirm a number for text messages: the number, your time zone, and which texts were sent, without their words.',
        'If you create API keys or webhooks: their names and addresses, their secrets, scrambled, and for 30 days which events were sent and how they were answered.',
        'Your sessions, so you can see and end them: when you signed in, and from which network and browser.',
        'What you write to us through the contact form, so we can answer.',
        'A log of decisions and sensitive actions, such as an approval or a download of your data, with numbers instead of names.',
        'For professionals, also the public profile, services, hours, portfolio and saved replies, and the certificates and insurance documents our team reviews.',
        'If you add clients of your own as a professional, by a file or by hand: their name, how to reach them, an address, a note and their visits, for you alone. We mail one of them only if you send a link to pay.',
        'If you connect your own calendars as a professional: their links, your user name and app password there, or the key that Google gives us for them, scrambled, and the times at which you are busy. We keep no titles, places, guests or notes from them. If you choose a calendar for your visits, we write them there: the service, the time, the place, the client’s first name and a link to the visit.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'A professional’s profile is public. The client and the professional in a booking see each other’s name and contact details, and the professional sees the address. The professional also sees the brand of the card that paid; only the client and our team see its last four digits. Only their owner and our team see certificates and insurance documents. No one else sees any of it, apart from the few people who run this site.',
        'A review is public, with your first name and last initial.',
        'Only you see the professionals you save.',
        'Messages and the record of a visit are for the two of you. Our team can open a conversation after one of you has reported it and, to answer a bank that disputes a payment, download a visit’s record, photos and messages. Each time it has to give a reason, which is recorded.',
        'Your notes for getting in are shown only to the professional of a paid visit, from 24 hours before it until its end. A professional’s position on the way is shown only to the client of that visit and to whoever has its link for the door.',
        'If you make a link for whoever opens the door of a visit, anyone who has it sees the professional’s first name and picture, the service, the time, your notes for the visit, how far it is and the position on the way, until the visit is over or you take the link back.',
        'A professional can make a secret calendar link of their visits. Whoever has it, such as the provider of their calendar app, sees the service, the time, the price, the address, the name and phone number of the client and the notes for the visit.',
        'We don’t sell data, show ads or build profiles of you. Our pages load nothing from third parties, with one exception: where a map comes from another company, your browser loads it from there. That company then sees your network and which area you look at.',
      ],
    },
    {
      title: 'Companies that work for us',
      paragraphs: ['Some data goes to others, because what you asked for requires it:'],
      facts: [
        'Stripe takes payments and pays professionals. You enter your card or bank details on Stripe’s own page; only the brand and the last four digits of a card reach our servers. Stripe gets your email address, what is being paid for and the amount, and keeps them under its own privacy policy.',
        'If you allow notifications: your browser maker’s push service delivers them. They are encrypted for your browser; the service sees that one is sent, but not what it says.',
        'If you turn on text messages, where they are offered: Twilio delivers them. It gets your number and the words, which show a first name, the service, the time and a link, and handles them under its own privacy policy.',
        'Google is involved only if you choose to sign in with it or, as a professional, to connect a calendar there, from the moment you press its button.',
        'If you connect calendars as a professional: their providers are asked for your busy times and, if you choose a calendar for your visits, get those.',
        'If you create webhooks: the addresses you give are told that something has happened to a booking, with the booking’s number and nothing personal.',
        'If a bank disputes a payment: it may be sent what shows how the visit went, such as its record with photos, and the messages.',
        'The companies that host this site and handle its email process data on our behalf and for nothing else.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: ['There is no tracking, and no cookie that needs your consent. Your browser stores:'],
      facts: [
        'A cookie that holds your session and can’t be read by scripts, and one that only says there may be a session. Both are removed when you log out, or after 30 days without a visit.',
        'While you sign in with Google or with a code: a cookie that lasts a few minutes. If you ask us to trust a device: one that lasts 30 days.',
        'A cookie that marks this browser as one where you have signed in with your password or set a new one, so someone who guesses your password elsewhere can’t lock you out here. It doesn’t contain your email, lasts a year, and stays when you log out.',
        'Where the site runs on several databases: for 15 seconds after you change something, a cookie with a number that says how new the data you read has to be.',
        'Your theme, whether you hid the map, the tab you chose at sign-in, a heart you tapped before signing in, your recent searches, bookings and messages you started, that a payment was begun, and the number of the account they belong to, in the browser’s own storage. Searches, bookings, messages and the number are removed when you log out.',
        'If you apply as a professional: the application you have begun, with its files but no password, that you left for Google with it, and when you handed it in. It stays when you log out; it is removed when you hand it in, or when you open the form again after 30 days.',
        'What you send without a connection, such as messages, photos and notes of a visit: until it is sent, or you log out.',
        'If a page has to reload itself: when it did, and what you had typed, for ten minutes, without passwords and card details.',
        'Copies of public pages and of this site’s own files, so they open without a connection. They include nothing from your account, and the pages are removed when you sign in or out.',
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
        'What you enter on a professional’s own website to book with us: until a day after the link we mail you has ended. The booking stays.',
        'A visit that a professional entered by hand: a year after it.',
        'Counters that slow down guessing and spam, which hold a network or email address: from minutes to a day.',
        'Pending tasks, such as an email to be sent, with the data they need: up to three weeks.',
        'Responses kept so a repeated request isn’t carried out twice: 24 hours.',
        'When you delete your account, your name, contact details, addresses, notes, saved professionals, messages, files, sessions, the records of your visits and the text of your reviews are deleted right away; the stars you gave stay, without your name. If you are a professional, what you wrote about a visit stays with its client, without the photos. A number that answered STOP to our texts stays on a list until it answers START, so no one else can have it texted. Payment records stay as long as accounting rules require, with a number instead of your name and without the digits of your card.',
        'Backups, which serve only to restore the site, still hold what was deleted or changed since they were made: 35 days at most, then they are deleted too.',
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
        'Connections are encrypted, passwords are stored scrambled, and guessing is slowed down. You can end sessions remotely. Uploaded files are checked. Photos are shown to others without hidden data, such as where they were taken; of a public one, such as a portrait, we also keep the file as it was uploaded, which nobody can open on the site. A PDF is passed on as it was uploaded. If something still goes wrong, we tell the people affected.',
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
