import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformWithOxc, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Names styled components by their file and position, so that server and browser generate the same classes.
 * Otherwise names depend on the load order of modules, and the browser inserts every rule again.
 *
 * @param folder The checkout's. Names do not depend on it: several machines build the same files.
 */
export const stableStyles = (folder = repository) =>
  ({
    name: 'stable-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /from 'styled-components'/ },
      handler: (code: string, id: string) =>
        transformWithOxc(code, `/${relative(folder, id)}`, {
          jsx: 'preserve',
          plugins: { styledComponents: { displayName: false } },
        }),
    },
  }) satisfies Plugin;
