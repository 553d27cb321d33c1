import { loadHttp } from '../http-load';
import { fetchRendered } from '../rendered-page';
import { postId } from '../seed';
import type { Case } from './case';

const headers = { 'accept-encoding': 'gzip' };

/** Documents of guests, which the server has rendered before. Compressed, as browsers get them. */
const renderedCase = (name: string, path: string): Case => ({
  name: `rendered ${name}`,
  limit: 'constant body',
  async prepare({ url }) {
    await fetchRendered(url + path);
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    return {
      bytes: Number(response.headers.get('content-length')),
      workload: (load) => loadHttp({ ...load, url, status: 200, next: () => ({ path, headers }) }),
    };
  },
});

export const renderedCases = [
  renderedCase('home', '/'),
  renderedCase('zone', '/news'),
  renderedCase('post', `/Posts/${postId(2)}`),
];
