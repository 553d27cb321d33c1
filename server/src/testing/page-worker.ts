/** The code of a stub of the built app: shows the viewer, the refused form, two forms and a response of the API. */
export const pageWorker = `
import { parentPort } from 'node:worker_threads';
const pages = new Map();
const forms = '<form method="post" action="/forms/log-out"></form><form method="post" action="/forms/comment/1"></form>';
parentPort.on('message', ({ type, id, body, ...page }) => {
  if (type === 'render' && page.url.endsWith('?busy') && page.viewer)
    parentPort.postMessage({ type: 'failed', id, reason: 'busy' });
  else if (type === 'render') {
    pages.set(id, page);
    parentPort.postMessage({ type: 'call', id, call: id, url: '/posts/get?limit=20&category=memes' });
  } else {
    const { url, viewer, formResult } = pages.get(id);
    const html = '<p>' + url + ' for ' + (viewer?.name ?? 'guests') + '</p>' + JSON.stringify(formResult ?? null) + forms + body;
    parentPort.postMessage({ type: 'rendered', id, page: { html, styles: '', state: '' } });
  }
});
`;
