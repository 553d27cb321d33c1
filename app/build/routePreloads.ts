import type { Plugin } from 'vite';

import { pagePatterns, publicPages, type PublicPage } from '../../client/pages.ts';

/** Modules of the public pages, which guests open first. */
export const preloadedRoutes: Readonly<Record<PublicPage, string>> = {
  home: 'home',
  crypto: 'crypto',
  auth: 'auth',
  posts: 'search-results',
  search: 'search-results',
  post: 'post',
  tags: 'tags',
  users: 'users',
  user: 'profile',
  removals: 'removals',
  zone: 'zone',
};

export interface Chunk {
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
}

/** A regular expression for a path, ignoring case, and the files to preload. */
export type RoutePreload = [pattern: string, files: string[]];

/** Each route's chunks that the page itself does not load. */
export function routePreloadsOf(chunks: readonly Chunk[]): RoutePreload[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    named.get(file)?.imports.forEach((imported) => withImports(imported, found));
    return found;
  };
  const inPage = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]),
  );
  return publicPages.toSorted(fixedFirst).map((name) => {
    const path = pagePatterns[name];
    const route = preloadedRoutes[name];
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/routes/${route}.tsx`));
    if (!chunk) throw new Error(`The route ${route} has no chunk.`);
    const files = [...withImports(chunk.fileName)].filter((file) => !inPage.has(file));
    return [`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, files];
  });
}

/** The first match wins: `/posts/search` also matches `/Posts/:id`. */
const fixedFirst = (a: PublicPage, b: PublicPage) =>
  Number(pagePatterns[a].includes(':')) - Number(pagePatterns[b].includes(':'));

/** Our server preloads them in its pages, in parallel with the code that imports them. */
export const routePreloads: Plugin = {
  name: 'route-preloads',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    this.emitFile({
      type: 'asset',
      fileName: 'preloads.json',
      source: JSON.stringify(routePreloadsOf(chunks)),
    });
  },
};
