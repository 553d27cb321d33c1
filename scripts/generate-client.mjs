// Generates client/schema.d.ts from openapi.yaml. With --check it only says whether the file is current.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const root = new URL('../', import.meta.url);
const target = new URL('client/schema.d.ts', root);

const ast = await openapiTS(new URL('openapi.yaml', root));
const source = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.\n\n${astToString(ast)}`;

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== source) {
    console.error(
      'client/schema.d.ts does not match openapi.yaml. Run `npm run generate` and commit the result.',
    );
    process.exit(1);
  }
  console.log('client/schema.d.ts matches openapi.yaml.');
} else {
  await writeFile(target, source);
  console.log('Wrote client/schema.d.ts.');
}
