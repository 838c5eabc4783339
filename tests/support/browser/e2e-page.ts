import type { Page } from '@playwright/test';
import { expect } from './e2e-test.ts';
import type { Visit } from './e2e-visit.ts';

/** React's marker on the document: the elements are marked as they are hydrated, this once all of them are. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined;

/** Waits until React has hydrated the page and shows it as its own: earlier input may be lost. */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () => {
    const elements = [...document.querySelectorAll('main, main *')];
    // What the server made stays as it is within an element that is taken.
    const isTaken = (element: Element) =>
      Object.keys(element.closest('[data-html]') ?? element).some((key) => key.startsWith('__reactProps'));
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1] as ReactRoot;
    return (
      root?.stateNode.current.memoizedState.isDehydrated === false &&
      elements.length > 0 &&
      elements.every((element) => isTaken(element) || element.closest('svg, .maplibregl-map'))
    );
  };
  await page.waitForFunction(isAlive, undefined, { timeout: 20_000 });
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Opens a page whose scripts stay away. @returns a function that releases them, and waits until the page is alive */
export async function openStill(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await untilAlive(page);
  };
}

/** Opens the menu of whoever is signed in. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
}

/** Logs out by the menu. */
export async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
}

/** Opens the phone menu, if there is one. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await untilAlive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await untilAlive(page);
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Brooks');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('512 555 0100');
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
}

/** A choice of the booking page: the visible tile around its radio button. */
export const tile = (page: Page, name: string | RegExp) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) });

/** The accessible names of a visit's service and day begin with these. */
export const serviceName = ({ service }: Visit) => new RegExp(`^${escaped(service.name)}\\s*\\$`);
export const dayName = ({ dayText }: Visit) => new RegExp(`^${dayText}`);
export const timeName = ({ timeText }: Visit) => new RegExp(`^${timeText}$`);

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay \$|Book now)/ });

/** The line into which a finished step of the booking page folds: "Service Haircut, 45 min Change". */
export const foldedStep = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).getByRole('button', { name: /Change$/, expanded: false });

/** Opens a step of the booking page, if it is folded. */
export async function openStep(page: Page, title: string): Promise<void> {
  const line = foldedStep(page, title);
  if (await line.isVisible()) await line.click();
}

/** Chooses service, day, time and address on the open booking page. */
export async function chooseVisit(page: Page, visit: Visit): Promise<void> {
  await openStep(page, 'Service');
  await tile(page, serviceName(visit)).click();
  await chooseTime(page, visit);
  await page.getByLabel('Service address').fill(visit.address);
  await expect(payButton(page)).toBeEnabled();
  await expect(payButton(page)).toHaveText(/^Pay \$/);
}

/** Holds the answers to some requests back. @returns a function that lets them go */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function chooseTime(page: Page, visit: Visit): Promise<void> {
  await openStep(page, 'Date and time');
  await tile(page, dayName(visit)).click();
  await tile(page, timeName(visit)).click();
}

/**
 * Expects the page to still show the choices and the price of a visit, as the error of an earlier press asks to try
 * again.
 */
export async function expectChosen(page: Page, visit: Visit): Promise<void> {
  await expect(foldedStep(page, 'Service')).toContainText(visit.service.name);
  await expect(foldedStep(page, 'Date and time')).toContainText(`${visit.dayText}, ${visit.timeText}`);
  await expect(page.getByLabel('Service address')).toHaveValue(visit.address);
  await expect(payButton(page)).toHaveText(/^Pay \$/);
}

export const bookingPath = ({ professional, service }: Visit) =>
  `/booking?${new URLSearchParams({ pro: professional.id, service: service.id, name: professional.name })}`;

/** Fills in and submits the card form of the hosted checkout. */
export async function payWithCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Maya Brooks');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
