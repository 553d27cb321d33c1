import type { Browser } from '@playwright/test';

import { quantile } from '../quantile';
import type { Stage } from '../stage';
import { launch } from './browser';
import { devices } from './devices';
import { auditPage, categories, type Audit } from './lighthouse';
import { visit, type PageFigures } from './measure-page';
import { pages } from './pages';
import { serveStaticPages, type StaticPages } from './static-page';

export interface WebOptions {
  /** Parts of the names of pages. Empty: all pages. */
  parts: readonly string[];
  /** Visits to each page; the median counts. */
  visits: number;
  print: (line: string) => void;
}

/** Prints the browser cost of pages, each beside a plain HTML page with the same text. */
export async function runWeb(stage: Stage, { parts, visits, print }: WebOptions): Promise<void> {
  const chosen = pages.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const plain = await serveStaticPages();
  try {
    await measurePages(chosen, { stage, plain, visits, print });
  } finally {
    await plain.stop();
  }
  print(`Lighthouse, phone: ${categories.join(', ')}`);
  for (const { name, path } of chosen) {
    const audits: Audit[] = [];
    for (let round = 0; round < visits; round += 1) {
      const audit = await auditPage(stage.url + path);
      if (!audit) return print('  left out: Lighthouse could not be fetched or run');
      audits.push(audit);
    }
    const scores = categories.map((category) => median(audits.map((audit) => audit[category])));
    print(`  ${name}: ${scores.join(', ')}`);
  }
}

interface Measuring extends Omit<WebOptions, 'parts'> {
  stage: Stage;
  plain: StaticPages;
}

async function measurePages(
  chosen: readonly (typeof pages)[number][],
  { stage, plain, visits, print }: Measuring,
): Promise<void> {
  const browser = await launch();
  try {
    const texts = new Map<string, string>();
    for (const { path } of chosen) texts.set(path, plain.urlOf(await textOf(browser, stage.url + path)));
    print(head);
    for (const device of devices)
      for (const { name, path } of chosen)
        for (const [kind, url] of [
          [name, stage.url + path],
          ['  the same as plain HTML', texts.get(path) ?? ''],
        ] as const) {
          const all = [];
          for (let round = 0; round < visits; round += 1) all.push(await visit(browser, url, device));
          print(row(`${kind}, ${device.name}, cold`, medians(all.map(({ cold }) => cold))));
          print(row(`${kind}, ${device.name}, warm`, medians(all.map(({ warm }) => warm))));
        }
  } finally {
    await browser.close();
  }
}

async function textOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const text = `${await page.title()}\n${await page.innerText('main')}`;
  await page.close();
  return text;
}

const columns: readonly [keyof PageFigures, string, (value: number) => string][] = [
  ['bytes', 'kB', (value) => (value / 1000).toFixed(0)],
  ['scriptBytes', 'script kB', (value) => (value / 1000).toFixed(0)],
  ['requests', 'requests', String],
  ['requestsToPaint', 'to LCP', String],
  ['fcp', 'FCP ms', (value) => value.toFixed(0)],
  ['lcp', 'LCP ms', (value) => value.toFixed(0)],
  ['tbt', 'TBT ms', (value) => value.toFixed(0)],
  ['cls', 'CLS', (value) => value.toFixed(3)],
  ['inp', 'INP ms', (value) => value.toFixed(0)],
];

const line = (name: string, cells: readonly string[]) =>
  name.padEnd(44) + cells.map((cell) => cell.padStart(11)).join('');
const head = line(
  'page',
  columns.map(([, title]) => title),
);
const row = (name: string, figures: PageFigures) =>
  line(
    name,
    columns.map(([key, , format]) => format(figures[key])),
  );

function medians(all: readonly PageFigures[]): PageFigures {
  const of = (key: keyof PageFigures) => median(all.map((figures) => figures[key]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    requestsToPaint: of('requestsToPaint'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    inp: of('inp'),
  };
}

const median = (values: readonly number[]) => quantile(values, 0.5);
