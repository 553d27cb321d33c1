import { loadHttp } from '../http-load';
import { fetchRendered } from '../rendered-page';
import { postId } from '../seed';
import type { Case } from './case';

/** Documents of guests, which the server has rendered before. */
const renderedCase = (name: string, path: string): Case => ({
  name: `rendered ${name}`,
  limit: 'constant body',
  async prepare({ url }) {
    const html = await fetchRendered(url + path);
    return {
      bytes: Buffer.byteLength(html),
      workload: (load) => loadHttp({ ...load, url, status: 200, next: () => ({ path }) }),
    };
  },
});

export const renderedCases = [
  renderedCase('home', '/'),
  renderedCase('zone', '/news'),
  renderedCase('post', `/Posts/${postId(2)}`),
];
