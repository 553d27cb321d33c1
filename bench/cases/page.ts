import { loadHttp } from '../http-load';
import type { Case } from './case';

export const pageCase: Case = {
  name: 'page',
  limit: 'constant body',
  async prepare({ url }) {
    const response = await fetch(url);
    const html = await response.text();
    if (!response.ok || !html.includes('<html')) throw new Error(`No page, but ${response.status}: ${html}`);
    return {
      bytes: Buffer.byteLength(html),
      workload: (load) => loadHttp({ ...load, url, status: 200, next: () => ({ path: '/' }) }),
    };
  },
};
