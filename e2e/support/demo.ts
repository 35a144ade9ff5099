import { expect, type Page } from '@playwright/test';

const demo = {
  admin: 'admin@example.com',
  coach: 'coach@example.com',
  client: 'client@example.com',
  password: 'forma-demo',
};

/** Logs in as a user of the demo studio by storing a token, without the login form. */
export async function enterAs(page: Page, who: 'admin' | 'coach' | 'client'): Promise<string> {
  const token = await tokenOf(page, who);
  await page.addInitScript((value) => localStorage.setItem('auth.token', value), token);
  return token;
}

/** Logs in and returns the token. Retries, because the demo studio is created after the server has started. */
export async function tokenOf(page: Page, who: 'admin' | 'coach' | 'client'): Promise<string> {
  let token = '';
  await expect(async () => {
    const response = await page.request.post('/api/auth/login', {
      data: { email: demo[who], password: demo.password },
    });
    expect(response.ok()).toBe(true);
    const { data } = (await response.json()) as { data: { access_token: string } };
    token = data.access_token;
  }).toPass({ timeout: 40_000 });
  return token;
}
