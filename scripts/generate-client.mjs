// `npm run generate` writes the client's types, limits, kinds and patterns from openapi.yaml. With --check it compares only.
import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

import {
  kindsSource,
  limitsSource,
  patternMessagesSource,
  transitionsSource,
} from './lib/contract-constants.mjs';
import { formatted, writeGenerated } from './lib/generated.mjs';

const contract = new URL('../openapi.yaml', import.meta.url);
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const document = parse(await readFile(contract, 'utf8'));
const {
  components: { schemas },
  'x-limits': partLimits,
} = document;

await writeGenerated('client/schema.d.ts', header + astToString(await openapiTS(contract)), 'openapi.yaml');
await generate('client/limits.ts', limitsSource({ ...schemas, ...partLimits }));
// The machines import no other package.
await generate(
  'machines/mention/limits.ts',
  limitsSource({ Id: schemas.Id, MentionDisplay: partLimits.MentionDisplay }),
);
await generate('client/kinds.ts', kindsSource(schemas));
await generate('client/transitions.ts', transitionsSource(schemas));
await generate('machines/appeal/transitions.ts', transitionsSource({ DecisionState: schemas.DecisionState }));
await generate('server/src/contract/pattern-messages.ts', patternMessagesSource(document));

/**
 * @param {string} name
 * @param {string} source
 */
async function generate(name, source) {
  await writeGenerated(name, await formatted(name, header + source), 'openapi.yaml');
}
