import { setTimeout } from 'node:timers/promises';

const maxTries = 20;
const pauseMs = 250;

export const isRendered = (html: string) => html.includes('id="page-state"');

/** The first document may come without content: the thread that renders pages starts with it. @throws When none has content. */
export async function fetchRendered(url: string): Promise<string> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.ok && isRendered(html)) return html;
    await setTimeout(pauseMs);
  }
  throw new Error(`${url} is not rendered.`);
}
