// `npm run generate` writes the shapes that lenient responses must have, from openapi.yaml. With --check it compares only.
import { readFile } from 'node:fs/promises';

import { parse } from 'yaml';

import { formatted, writeGenerated } from './lib/generated.mjs';
import { shapeOf } from './lib/shape-of.mjs';

const names = ['Coin', 'CreatedComment', 'PostCounts', 'Session', 'Site', 'UpdatedUser'];

const { schemas } = parse(await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8')).components;
const source = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.
import type { components } from './schema';
import type { Shape } from './shape';

type Schemas = components['schemas'];

${names
  .map(
    (name) =>
      `export const ${name}: Shape<Schemas['${name}']> = { node: ${JSON.stringify(shapeOf(schemas[name], schemas))} };`,
  )
  .join('\n\n')}
`;

const target = 'client/shapes.ts';
await writeGenerated(target, await formatted(target, source), 'openapi.yaml');
