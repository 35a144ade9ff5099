import { expect, type Page } from '@playwright/test';

const demo = {
  admin: 'admin@example.com',
  coach: 'coach@example.com',
  client: 'client@example.com',
  password: 'forma-demo',
};

/** Logs in as somebody of the demo studio, without the form: one test is about the form. */
export async function enterAs(page: Page, who: 'admin' | 'coach' | 'client'): Promise<string> {
  const token = await tokenOf(page, who);
  await page.addInitScript((kept) => localStorage.setItem('auth.token', kept), token);
  return token;
}

/** The demo studio is built while the server already answers: its people come a moment later. */
export async function tokenOf(page: Page, who: 'admin' | 'coach' | 'client'): Promise<string> {
  let token = '';
  await expect(async () => {
    const reply = await page.request.post('/api/auth/login', { data: { email: demo[who], password: demo.password } });
    expect(reply.ok()).toBe(true);
    const { data } = (await reply.json()) as { data: { access_token: string } };
    token = data.access_token;
  }).toPass({ timeout: 40_000 });
  return token;
}
