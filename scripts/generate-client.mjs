import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

import { kindsSource, limitsSource, transitionsSource } from './lib/contract-constants.mjs';

const root = new URL('../', import.meta.url);
const contract = new URL('openapi.yaml', root);
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const { components, 'x-limits': partLimits } = parse(await readFile(contract, 'utf8'));
const { schemas } = components;
const files = {
  'client/schema.d.ts': header + astToString(await openapiTS(contract)),
  'client/limits.ts': await formatted(
    'client/limits.ts',
    header + limitsSource({ ...schemas, ...partLimits }),
  ),
  // The machines import no other package.
  'machines/mention/limits.ts': await formatted(
    'machines/mention/limits.ts',
    header + limitsSource({ Id: schemas.Id, MentionDisplay: partLimits.MentionDisplay }),
  ),
  'client/kinds.ts': await formatted('client/kinds.ts', header + kindsSource(schemas)),
  'client/transitions.ts': await formatted('client/transitions.ts', header + transitionsSource(schemas)),
  'machines/appeal/transitions.ts': await formatted(
    'machines/appeal/transitions.ts',
    header + transitionsSource({ DecisionState: schemas.DecisionState }),
  ),
};

for (const [name, source] of Object.entries(files)) {
  const target = new URL(name, root);
  if (!process.argv.includes('--check')) {
    await writeFile(target, source);
    console.log(`Wrote ${name}.`);
  } else if ((await readFile(target, 'utf8').catch(() => '')) === source) {
    console.log(`${name} matches openapi.yaml.`);
  } else {
    console.error(`${name} does not match openapi.yaml. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
}

async function formatted(name, source) {
  const path = new URL(name, root).pathname;
  return format(source, { ...(await resolveConfig(path)), filepath: path });
}
