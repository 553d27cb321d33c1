import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { programs } from './browser';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of at most 100. */
export type Audit = Record<(typeof categories)[number], number>;

/** Not a dependency: it is fetched when the benchmark runs. Undefined when it cannot be. */
export async function auditPage(url: string): Promise<Audit | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'npm',
      [
        'exec',
        '--yes',
        'lighthouse@12.8.2',
        '--',
        url,
        '--quiet',
        '--output=json',
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
      ],
      {
        env: { ...process.env, CHROME_PATH: await (await programs()).ensureChromium() },
        maxBuffer: 100_000_000,
      },
    );
    const report = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
    const scoreOf = (name: string) => Math.round((report.categories[name]?.score ?? NaN) * 100);
    return Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Audit;
  } catch {
    return undefined;
  }
}
