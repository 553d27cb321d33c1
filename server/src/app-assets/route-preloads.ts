import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Written by the build: patterns of paths, with the files of their routes. */
export const preloadsFile = 'preloads.json';

/** @returns A function from a path to the `modulepreload` links of its route. */
export async function readRoutePreloads(dir: string): Promise<(path: string) => string> {
  const text = await readFile(path.join(dir, preloadsFile), 'utf8').catch(() => '[]');
  const routes = (JSON.parse(text) as [string, string[]][]).map(
    ([pattern, files]) =>
      [
        new RegExp(pattern, 'i'),
        files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
      ] as const,
  );
  return (page) => routes.find(([pattern]) => pattern.test(page))?.[1] ?? '';
}
