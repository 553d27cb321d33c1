import { loadHttp } from '../http-load';
import type { Case } from './case';

/** The page that the app starts from. */
export const pageCase: Case = {
  name: 'page',
  limit: 'constant body',
  async prepare({ url }) {
    const answer = await fetch(url);
    const html = await answer.text();
    if (!answer.ok || !html.includes('<html')) throw new Error(`No page, but ${answer.status}: ${html}`);
    return {
      bytes: Buffer.byteLength(html),
      workload: (load) => loadHttp({ ...load, url, status: 200, next: () => ({ path: '/' }) }),
    };
  },
};
