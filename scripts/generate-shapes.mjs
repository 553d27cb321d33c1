import { readFile, writeFile } from 'node:fs/promises';

import { parse } from 'yaml';
import { format, resolveConfig } from 'prettier';

import { shapeOf } from './lib/shape-of.mjs';

const names = ['Coin', 'CreatedComment', 'PostCounts', 'Session', 'Site', 'UpdatedUser'];

const root = new URL('../', import.meta.url);
const target = new URL('client/shapes.ts', root);

const { schemas } = parse(await readFile(new URL('openapi.yaml', root), 'utf8')).components;
const source = await format(
  `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.
import type { components } from './schema';
import type { Shape } from './shape';

type Schemas = components['schemas'];

${names
  .map(
    (name) =>
      `export const ${name}: Shape<Schemas['${name}']> = { node: ${JSON.stringify(shapeOf(schemas[name], schemas))} };`,
  )
  .join('\n\n')}
`,
  { ...(await resolveConfig(target)), parser: 'typescript' },
);

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== source) {
    console.error(
      'client/shapes.ts does not match openapi.yaml. Run `npm run generate` and commit the result.',
    );
    process.exit(1);
  }
  console.log('client/shapes.ts matches openapi.yaml.');
} else {
  await writeFile(target, source);
  console.log('Wrote client/shapes.ts.');
}
