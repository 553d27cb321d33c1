// Measures the server and the upper bound of each case: docs/benchmark.md.
import { cases } from './cases';
import { readOptions, usage, type Options } from './options';
import { growthTable, tableHead, tableLine, type Result } from './report';
import { runCases } from './run-cases';
import { openStage } from './stage';

const print = (text: string) => process.stdout.write(text);

async function run(options: Options): Promise<void> {
  const chosen = cases.filter(
    ({ name }) => options.names.length === 0 || options.names.some((part) => name.includes(part)),
  );
  if (chosen.length === 0)
    throw new Error(`There are these cases: ${cases.map(({ name }) => name).join(', ')}.`);
  const results: Result[] = [];
  for (const posts of options.posts) {
    print(`\nPreparing ${posts} posts …\n`);
    const stage = await openStage({ posts, cache: options.cache });
    try {
      print(tableHead);
      await runCases(stage, chosen, options, (result) => {
        results.push(result);
        print(tableLine(result));
      });
    } finally {
      await stage.stop();
    }
  }
  print(growthTable(results));
}

if (process.argv.includes('--help')) print(usage);
else await run(readOptions(process.argv.slice(2)));
