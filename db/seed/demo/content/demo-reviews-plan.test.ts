import { expect, it } from 'vitest';
import { planDemoBookings } from './demo-bookings-plan.ts';
import { demoClients } from './demo-clients.ts';
import { isBookable } from './demo-professional.ts';
import { demoProfessionals } from './demo-professionals.ts';
import { planDemoReviews } from './demo-reviews-plan.ts';

const now = new Date('2026-11-20T15:00:00Z');
const own = { email: 'client@doorstep.test', professional: demoProfessionals[0]?.username ?? '' };
const categories = new Map(demoProfessionals.map(({ username, categoryId }) => [username, categoryId]));
const visits = planDemoBookings(demoProfessionals, demoClients, now).bookings.flatMap((booking, index) =>
  booking.status === 'completed'
    ? [
        {
          bookingId: String(index),
          professionalUsername: booking.professionalUsername,
          categoryId: categories.get(booking.professionalUsername) ?? 'home-services',
          clientEmail: booking.clientEmail,
          endedAt: new Date(`${booking.date}T23:00:00Z`),
        },
      ]
    : [],
);
const reviews = planDemoReviews(visits, own, now);
const reviewsOf = (username: string) => reviews.filter(({ visit }) => visit.professionalUsername === username);

it('is the same for the same visits, and lies between the visit and now', () => {
  expect(planDemoReviews(visits, own, now)).toEqual(reviews);
  for (const { visit, createdAt, repliedAt } of reviews) {
    expect(createdAt > visit.endedAt && createdAt < now).toBe(true);
    if (repliedAt) expect(repliedAt > createdAt && repliedAt < now).toBe(true);
  }
});

it('leaves some professionals New, and most with a rating', () => {
  const bookable = demoProfessionals.filter(isBookable);
  const unreviewed = bookable.filter(({ username }) => reviewsOf(username).length === 0).length;
  expect(unreviewed / bookable.length).toBeGreaterThan(0.15);
  expect(unreviewed / bookable.length).toBeLessThan(0.6);
});

it('gives the account professional@doorstep.test many, with replies, and every kind of stars somewhere', () => {
  const ofAccount = reviewsOf(own.professional);
  expect(ofAccount.length).toBeGreaterThan(7);
  expect(ofAccount.some(({ reply }) => reply !== null)).toBe(true);
  expect([...new Set(reviews.map(({ stars }) => stars))].sort()).toEqual([2, 3, 4, 5]);
});

it('leaves client@doorstep.test three visits to review', () => {
  const written = reviews.filter(({ visit }) => visit.clientEmail === own.email);
  expect(written.map(({ visit }) => visit.professionalUsername)).toEqual([own.professional]);
});

it('says nothing twice about the same professional', () => {
  for (const { username } of demoProfessionals) {
    const texts = reviewsOf(username).flatMap(({ text }) => text || []);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
