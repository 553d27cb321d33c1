// Measures the server and the upper bound of each case: docs/benchmark.md.
import { cases } from './cases';
import { readOptions, usage, type Options } from './options';
import { growthTable, tableHead, formatTableRow, type Result } from './report';
import { runCases } from './run-cases';
import { scenarios } from './scenarios';
import { openStage } from './stage';

const print = (text: string) => process.stdout.write(text);

/** Members whom the editor can suggest for mentions. */
const membersToMention = 10_000;

async function runInBrowser(what: 'web' | 'smooth', { names, posts, cache, visits }: Options): Promise<void> {
  const members = what === 'smooth' ? membersToMention : undefined;
  const stage = await openStage({ posts: posts[0] ?? 10_000, members, cache, callers: 1 });
  const printLine = (line: string) => print(`${line}\n`);
  try {
    if (what === 'web')
      await (
        await import('./web/run-web')
      ).runWeb(stage, { parts: names.slice(1), visits, print: printLine });
    else await (await import('./web/run-smooth')).runSmooth(stage, printLine);
  } finally {
    await stage.stop();
  }
}

async function run(options: Options): Promise<void> {
  const [only] = options.names;
  if (only === 'web' || only === 'smooth') return runInBrowser(only, options);
  const isChosen = ({ name }: { name: string }) =>
    options.names.length === 0 || options.names.some((part) => name.includes(part));
  const chosen = cases.filter(isChosen);
  const chosenScenarios = scenarios.filter(isChosen);
  if (chosen.length + chosenScenarios.length === 0)
    throw new Error(`There are these cases: ${[...cases, ...scenarios].map(({ name }) => name).join(', ')}.`);
  const results: Result[] = [];
  for (const posts of options.posts) {
    print(`\nPreparing ${posts} posts …\n`);
    const stage = await openStage({ posts, cache: options.cache, uncached: options.uncached });
    try {
      print(tableHead);
      await runCases(stage, chosen, options, (result) => {
        results.push(result);
        print(formatTableRow(result));
      });
      for (const { name, run: runScenario } of chosenScenarios) {
        print(`\n${name}\n`);
        for (const line of await runScenario(stage, options)) print(`  ${line}\n`);
      }
    } finally {
      await stage.stop();
    }
  }
  print(growthTable(results));
}

if (process.argv.includes('--help')) print(usage);
else await run(readOptions(process.argv.slice(2)));
