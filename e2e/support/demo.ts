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

/** Logs in and returns the token. */
export async function tokenOf(page: Page, who: 'admin' | 'coach' | 'client'): Promise<string> {
  const response = await page.request.post('/api/auth/login', {
    data: { email: demo[who], password: demo.password },
  });
  await expect(response).toBeOK();
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}
