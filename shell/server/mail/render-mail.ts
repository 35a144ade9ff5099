import { escapeHtml } from '../texts/escape-html.ts';

/** The content of a mail: paragraphs of plain text and one button. All texts are escaped, so that none is read as markup. */
export interface MailContent {
  to: string;
  subject: string;
  /** The sender in the header of the mail: the name of the studio. */
  sender: string;
  color: string | null;
  paragraphs: string[];
  /** A list below the paragraphs, each entry with a link. */
  items?: { title: string; text: string; url: string }[];
  button: { text: string; address: string };
  footer: string;
  /** `url` is called by mail programs for one click (RFC 8058), `page` is linked below the footer. */
  unsubscribe?: { url: string; page: string; text: string };
}

export interface RenderedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
}

export function renderMail(mail: MailContent, brand: { name: string; color: string }): RenderedMail {
  const { to, paragraphs, items = [], button, footer, unsubscribe } = mail;
  const list = items.map(({ title, text, url }) => [title, text, url].filter(Boolean).join('\n'));
  const text = [
    ...paragraphs,
    ...list,
    `${button.text}: ${button.address}`,
    footer,
    ...(unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.page}`] : []),
  ].join('\n\n');
  const html = page(mail, mail.color ?? brand.color, brand.name);
  return { to, subject: oneLine(mail.subject), text, html, ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }) };
}

/** A subject contains names that users typed: a line break in it would begin another header of the mail. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function page(
  { sender, subject, paragraphs, items = [], button, footer, unsubscribe }: MailContent,
  color: string,
  brandName: string,
): string {
  const body = paragraphs
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#1f2933">${escapeHtml(paragraph)}</p>`,
    )
    .join('');
  const list = items.map(
    ({ title, text, url }) =>
      `<p style="margin:0 0 12px;padding:12px 14px;border:1px solid #e3e6ea;border-radius:8px;font-size:15px;line-height:1.45;color:#52606d"><a href="${escapeHtml(url)}" style="color:#1f2933;font-weight:600;text-decoration:none">${escapeHtml(title)}</a>${text && `<br>${escapeHtml(text)}`}</p>`,
  );
  const link = unsubscribe
    ? ` <a href="${escapeHtml(unsubscribe.page)}" style="color:#52606d">${escapeHtml(unsubscribe.text)}</a>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f6f8;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif">
<table role="presentation" align="center" width="100%" style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e3e6ea;border-radius:8px"><tr><td style="padding:24px 28px">
<p style="margin:0 0 20px;font-size:18px;font-weight:700;color:#1f2933;border-left:4px solid ${color};padding-left:12px">${escapeHtml(sender)}</p>
${body}${list.join('')}
<p style="margin:24px 0"><a href="${escapeHtml(button.address)}" style="display:inline-block;background:${color};color:${textColorOn(color)};padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:#52606d">${escapeHtml(footer)}${link}</p>
</td></tr></table>
<p style="text-align:center;font-size:12px;color:#52606d;margin:16px 0 0">${escapeHtml(brandName)}</p></body></html>`;
}

/** Black or white, whichever has more contrast on the color (relative luminance of WCAG 2). */
function textColorOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(color.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
