// `npm run generate` writes the shapes that lenient responses must have, from openapi.yaml. With --check it compares only.
import { readFile } from 'node:fs/promises';

import { parse } from 'yaml';

import { formatted, writeGenerated } from './lib/generated.mjs';
import { shapeOf } from './lib/shape-of.mjs';

const { schemas } = parse(await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8')).components;

await writeShapes(
  'client/shapes.ts',
  `import type { components } from './schema';
import type { Shape } from './shape';`,
  ['Coin', 'CreatedComment', 'PostCounts', 'Session', 'Site', 'UpdatedUser'].map((name) => [
    name,
    shapeOf(schemas[name], schemas),
  ]),
);
// What plain servers send. Separate, because only their readers load it.
await writeShapes(
  'react/plainServer/plainShapes.ts',
  `import type { components, Shape } from '@alphazone/client';`,
  ['ChatMessage', 'Notification', 'Post', 'Session', 'User'].map((name) => [
    name,
    shapeOf(schemas[name], schemas, { hasFormats: true }),
  ]),
);

/**
 * @param {string} target
 * @param {string} imports
 * @param {(readonly [name: string, node: unknown])[]} shapes
 */
async function writeShapes(target, imports, shapes) {
  const source = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.
${imports}

type Schemas = components['schemas'];

${shapes
  .map(
    ([name, node]) => `export const ${name}: Shape<Schemas['${name}']> = { node: ${JSON.stringify(node)} };`,
  )
  .join('\n\n')}
`;
  await writeGenerated(target, await formatted(target, source), 'openapi.yaml');
}
