import { escapeHtml } from '../escape-html';

/** Works without the app and without scripts. */
function page(brand: string, heading: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} · ${escapeHtml(brand)}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.375rem; line-height: 1.3; }
button { font: inherit; padding: 0.5rem 1.25rem; }
</style>
</head>
<body><main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main></body>
</html>
`;
}

export const askPage = (brand: string) =>
  page(
    brand,
    'No more mails about mentions, replies and decisions of moderators?',
    '<p>Mails about your account itself still arrive, such as a link for a new password.</p>\n<form method="post"><button>Unsubscribe</button></form>',
  );

const home = '<p><a href="/">Go to the forum</a></p>';

export const unsubscribedPage = (brand: string) =>
  page(brand, 'You are unsubscribed', `<p>Your settings turn these mails on again.</p>\n${home}`);

export const noSubscriberPage = (brand: string) =>
  page(
    brand,
    'This link is not valid',
    `<p>Log in and choose your mails in Account Settings, or use the link of a newer mail.</p>\n${home}`,
  );
