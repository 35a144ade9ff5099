import { expect, type Page } from '@playwright/test';

/** Waits for a mail to the recipient and returns the URL of its link. */
export async function linkMailedTo(page: Page, recipient: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { mails } = (await (await page.request.get('/dev/mail.json')).json()) as {
      mails: { to: string; text: string }[];
    };
    link = mails.find(({ to }) => to === recipient)?.text.match(/https?:\S+token=\S+/)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return link;
}
