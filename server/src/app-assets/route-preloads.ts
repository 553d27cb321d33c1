import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The build writes it: patterns of paths, with the files that their page needs. */
export const preloadsFile = 'preloads.json';

/** Returns a function that returns the `Link` header of a page. */
export async function readRoutePreloads(dir: string): Promise<(path: string) => string | undefined> {
  const text = await readFile(path.join(dir, preloadsFile), 'utf8').catch(() => '[]');
  const routes = (JSON.parse(text) as [string, string[]][]).map(
    ([pattern, files]) =>
      [
        new RegExp(pattern, 'i'),
        files.map((file) => `</${file}>; rel=modulepreload`).join(', ') || undefined,
      ] as const,
  );
  return (page) => routes.find(([pattern]) => pattern.test(page))?.[1];
}
