import { expect, type Page } from '@playwright/test';

const demo = {
  admin: 'admin@example.com',
  coach: 'coach@example.com',
  client: 'client@example.com',
  password: 'forma-demo',
};

/** Logs in as somebody of the demo studio, without the form: one test is about the form. */
export async function enterAs(page: Page, who: 'admin' | 'coach' | 'client'): Promise<string> {
  const reply = await page.request.post('/api/auth/login', { data: { email: demo[who], password: demo.password } });
  expect(reply.ok()).toBe(true);
  const { data } = (await reply.json()) as { data: { access_token: string } };
  await page.addInitScript((token) => localStorage.setItem('auth.token', token), data.access_token);
  return data.access_token;
}
