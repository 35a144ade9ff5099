import type { Page } from '@playwright/test';
import { linkMailedTo } from './mails.ts';

interface Person {
  name: string;
  email: string;
  password: string;
}

/**
 * Invites a client of the demo studio and registers them, for journeys that change what others, which run at the same time, expect of the
 * client of the demo.
 */
export async function registeredClient(
  page: Page,
  adminToken: string,
  { name, email, password }: Person,
): Promise<{ id: string; token: string }> {
  const headers = { authorization: `Bearer ${adminToken}` };
  const created = await page.request.post('/api/clients', { headers, data: { name, email } });
  const token = new URL(await linkMailedTo(page, email)).searchParams.get('token');
  const registered = await page.request.post('/api/register/registerClientFromLink', {
    data: { token, name, password, agreement: true, healthConsent: true, birthDate: '1990-05-02' },
  });
  const { id } = (await created.json()).data.client;
  return { id, token: (await registered.json()).data.access_token };
}
