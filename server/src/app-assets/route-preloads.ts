import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Written by the build: patterns of paths, with the files of their routes. */
export const preloadsFile = 'preloads.json';

/** @returns The `Link` header of a path. */
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
