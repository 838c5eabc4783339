import { describe, expect, it } from 'vitest';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { categoryOfServiceName } from '#app/features/services/catalogue/category-search-words.ts';
import { portraitsByCategory } from '../art-manifest.ts';
import { demoApplicants } from './demo-applicants.ts';
import { demoClients } from './demo-clients.ts';
import { clientsInReach } from './demo-desk.ts';
import { demoPortraits } from './demo-portraits.ts';
import { isBookable } from './demo-professional.ts';
import { demoProfessionals } from './demo-professionals.ts';
import { portfolioOf } from './portfolio.ts';
import { tradesByCategory } from './trades.ts';

const people = [...demoProfessionals, ...demoClients];

describe('demo professionals', () => {
  it('are at least 66, at least 8 in each category and at least 18 in each metro area', () => {
    expect(demoProfessionals.length).toBeGreaterThanOrEqual(66);
    for (const { id } of serviceCategories) {
      expect(demoProfessionals.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThanOrEqual(8);
    }
    for (const state of ['TX', 'AZ', 'IL']) {
      const there = demoProfessionals.filter(({ serviceArea }) => serviceArea.includes(`, ${state} `));
      expect(there.length).toBeGreaterThanOrEqual(18);
    }
  });

  it('begin with the account professional@doorstep.test, a bookable stylist in Austin 78704', () => {
    const [account] = demoProfessionals;
    expect(account).toMatchObject({ email: 'professional@doorstep.test', zip: '78704', trade: 'hair' });
    expect(account && isBookable(account)).toBe(true);
  });

  it('each have a face of their own, with a pronoun that fits the name', () => {
    const faces = Object.values(portraitsByCategory).flat();
    for (const { username, presents } of demoProfessionals) {
      const face = faces.find(({ id }) => id === demoPortraits[username]);
      expect([username, face?.pronoun]).toEqual([username, presents === 'feminine' ? 'she' : 'he']);
    }
    const chosen = [...Object.values(demoPortraits), ...demoApplicants.map(({ portrait }) => portrait)];
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(Object.keys(demoPortraits).toSorted()).toEqual(demoProfessionals.map(({ username }) => username).toSorted());
  });

  it('share no username, e-mail address, phone number or bio with anybody', () => {
    for (const key of ['username', 'email', 'phone'] as const) {
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
    }
    expect(new Set(demoProfessionals.map(({ bio }) => bio)).size).toBe(demoProfessionals.length);
    for (const { phone } of people) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  });

  it('work in the city and time zone of a real ZIP', () => {
    for (const { serviceArea, zip, timeZone } of demoProfessionals) {
      const place = lookUpPostalCode(zip);
      expect(`${place?.city}, ${place?.state} ${zip}`).toBe(serviceArea);
      expect(place?.timeZone).toBe(timeZone);
    }
  });

  it('offer 3 to 7 services with prices in whole cents, named so that their category is recognized', () => {
    for (const { services, categoryId } of demoProfessionals) {
      expect(services.length).toBeGreaterThanOrEqual(3);
      expect(services.length).toBeLessThanOrEqual(7);
      for (const { name, price } of services) {
        expect(Math.round(price * 100) / 100).toBe(price);
        expect([name, categoryOfServiceName(name)]).toEqual([name, categoryId]);
      }
    }
  });

  it('travel 8 to 30 miles, about half of them for free', () => {
    const free = demoProfessionals.filter(({ travelFee }) => travelFee === 0).length / demoProfessionals.length;
    expect(free).toBeGreaterThan(0.4);
    expect(free).toBeLessThan(0.6);
    for (const { serviceRadius, travelFee } of demoProfessionals) {
      expect(serviceRadius).toBeGreaterThanOrEqual(8);
      expect(serviceRadius).toBeLessThanOrEqual(30);
      expect(travelFee === 0 || (travelFee >= 0.5 && travelFee <= 2)).toBe(true);
    }
  });

  it('include applicants, unverified ones, ones without Stripe account and one service without a Stripe price', () => {
    expect(demoProfessionals.filter(({ isApproved }) => !isApproved).length).toBeGreaterThanOrEqual(3);
    expect(demoProfessionals.filter((one) => one.isApproved && !one.verified).length).toBeGreaterThanOrEqual(3);
    expect(demoProfessionals.some((one) => one.verified && !one.hasStripeAccount)).toBe(true);
    const services = demoProfessionals.flatMap((one) => one.services);
    expect(services.filter(({ hasStripePrice }) => !hasStripePrice)).toHaveLength(1);
  });

  it('have a client in reach when they can be booked', () => {
    const regulars = demoClients.slice(1);
    const alone = demoProfessionals.filter((one) => isBookable(one) && clientsInReach(one, regulars).length === 0);
    expect(alone.map(({ username }) => username)).toEqual([]);
  });

  it('show as many different portfolio pictures as planned, with a trade of their category', () => {
    for (const professional of demoProfessionals) {
      const { username, portfolioCount, trade, categoryId } = professional;
      expect(tradesByCategory[categoryId]).toContain(trade);
      expect([username, new Set(portfolioOf(professional).map(({ scene }) => scene)).size]).toEqual([
        username,
        portfolioCount,
      ]);
    }
  });

  it('leave no example service of the catalogue without somebody who can be booked for it', () => {
    const names = demoProfessionals
      .filter(isBookable)
      .flatMap(({ services, categoryId }) => services.map(({ name }) => `${categoryId} ${name.toLowerCase()}`));
    const missing = catalogueGroups
      .flatMap(({ services }) => services)
      .filter(
        ({ title, categoryId }) =>
          !names.some((name) => name.startsWith(categoryId) && name.includes(title.toLowerCase())),
      );
    expect(missing.map(({ title }) => title)).toEqual([]);
  });
});

describe('demo clients', () => {
  it('are 14 with a real ZIP at the end of their address, client@doorstep.test first', () => {
    expect(demoClients).toHaveLength(14);
    expect(demoClients[0]?.email).toBe('client@doorstep.test');
    for (const { address, zip } of demoClients) {
      const place = lookUpPostalCode(zip);
      expect(address.endsWith(`, ${place?.city}, ${place?.state} ${zip}`)).toBe(true);
    }
  });
});
