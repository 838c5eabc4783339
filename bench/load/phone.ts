import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, provideChromium } from '../../scripts/test/chromium.ts';

/** The CPU of a cheap phone, as mobile Lighthouse slows it. */
export const slowdown = 4;

export async function launchBrowser(): Promise<Browser> {
  const { executable, env } = await provideChromium();
  return chromium.launch({
    executablePath: executable,
    args: chromiumFlags,
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

/** A phone that has never been here. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/** Opens a page on the phone's slow CPU. */
export async function newSlowPage(phone: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}
