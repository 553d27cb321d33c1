import { escapeHtml } from '../escape-html';

/** A mail as data. `renderText` and `renderHtml` show the same. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string } | undefined;
  /** Reason for this mail. */
  reason: string;
  unsubscribe?: { label: string; href: string } | undefined;
}

export function renderText({ heading, paragraphs, button, reason, unsubscribe }: MailContent): string {
  return [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${reason}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.href}` : ''}`,
    '',
  ].join('\n\n');
}

/** Mail clients vary: tables and `<style>` are safe; the default colours are the light ones. */
export function renderHtml({
  subject,
  heading,
  paragraphs,
  button,
  reason,
  unsubscribe,
}: MailContent): string {
  const text = "font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #121417 !important; }
  .card { background: #1b1e22 !important; border-color: #33383f !important; }
  .text { color: #e8eaed !important; }
  .note, .note a { color: #a3abb5 !important; }
  .button { background: #e8eaed !important; color: #121417 !important; }
}
</style>
</head>
<body class="page" style="margin: 0; background: #f6f7f8;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 520px;">
<tr><td class="card" style="padding: 32px; background: #ffffff; border: 1px solid #dfe3e8; border-radius: 12px;">
<h1 class="text" style="${text} font-size: 22px; line-height: 1.3; font-weight: 600; margin: 0 0 16px; color: #1b1f24;">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="text" style="${text} margin: 0 0 16px; color: #1b1f24;">${escapeHtml(paragraph)}</p>`).join('\n')}
${
  button
    ? `<p style="margin: 24px 0 16px;"><a class="button" href="${escapeHtml(button.href)}" style="${text} display: inline-block; padding: 10px 20px; border-radius: 8px; background: #1b1f24; color: #ffffff; font-weight: 600; text-decoration: none;">${escapeHtml(button.label)}</a></p>
<p class="note" style="${text} font-size: 14px; margin: 0; color: #57606a;">If the button does not work, open this address:<br><a href="${escapeHtml(button.href)}" style="color: #57606a; word-break: break-all;">${escapeHtml(button.href)}</a></p>`
    : ''
}
</td></tr>
<tr><td style="padding: 16px 32px;"><p class="note" style="${text} font-size: 13px; margin: 0; color: #57606a;">${escapeHtml(reason)}${
    unsubscribe
      ? ` <a href="${escapeHtml(unsubscribe.href)}" style="color: #57606a;">${escapeHtml(unsubscribe.label)}</a>`
      : ''
  }</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
