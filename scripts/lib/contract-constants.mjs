const limitKeywords = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
  minimum: 'minimum',
  maximum: 'maximum',
  'x-max-bytes': 'maxBytes',
};

/** Returns an entry for each schema with limits: `postTitle: { maxLength: 200 }`. */
export function limitsSource(schemas) {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const whole = withReference(schemas, schema);
    const limits = Object.entries(limitKeywords).flatMap(([keyword, key]) =>
      whole[keyword] === undefined ? [] : [`${key}: ${whole[keyword]}`],
    );
    return limits.length === 0 ? [] : [`${docOf(whole)}${keyOf(name)}: { ${limits.join(', ')} },`];
  });
  return constant('Limits of texts (in characters), numbers, lists and files. The server enforces them.', {
    name: 'limits',
    entries,
  });
}

export function kindsSource(schemas) {
  const found = Object.entries(schemas).flatMap(([name, schema]) => {
    const values = valuesOf(schema);
    return values ? [{ key: keyOf(name), doc: docOf(schema), values }] : [];
  });
  const kinds = found.map(
    ({ key, doc, values }) => `${doc}${key}: ${JSON.stringify(values.map(({ value }) => value))},`,
  );
  const titles = found
    .filter(({ values }) => values.every(({ title }) => title !== undefined))
    .map(({ key, doc, values }) => {
      const pairs = values.map(({ value, title }) => `${JSON.stringify(value)}: ${JSON.stringify(title)}`);
      return `${doc}${key}: { ${pairs.join(', ')} },`;
    });
  return `${constant('Every enumeration of the contract.', { name: 'kinds', entries: kinds })}
${constant('What the contract calls the values of an enumeration, where it gives them titles.', { name: 'titles', entries: titles })}`;
}

/** Returns the transitions of an enumeration of states: `{ decided: { 'appeal.submitted': 'appealed' } }`. */
export function transitionsSource(schemas) {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const transitions = schema['x-transitions'];
    return transitions ? [`${docOf(schema)}${keyOf(name)}: ${JSON.stringify(transitions)},`] : [];
  });
  return constant('The state after each event, by state.', { name: 'transitions', entries });
}

/** Returns the server's message for each pattern, from the `x-message` beside it. Other uses of the pattern share it. */
export function patternMessagesSource(contract) {
  const messages = new Map();
  for (const { pattern, 'x-message': message } of objectsIn(contract)) {
    if (message === undefined) continue;
    if ((messages.get(pattern) ?? message) !== message) throw new Error(`Two messages for ${pattern}.`);
    messages.set(pattern, message);
  }
  const entries = Array.from(
    messages,
    ([pattern, message]) => `${JSON.stringify(pattern)}: ${JSON.stringify(message)},`,
  );
  return constant('Why a text without the pattern is refused.', { name: 'patternMessages', entries });
}

function* objectsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const inner of Object.values(node)) yield* objectsIn(inner);
}

function valuesOf({ enum: values, oneOf = [] }) {
  if (values) return values.map((value) => ({ value }));
  const constants = oneOf.filter((branch) => 'const' in branch);
  if (constants.length === 0 || constants.length < oneOf.length) return undefined;
  return constants.map(({ const: value, title }) => ({ value, title }));
}

function withReference(schemas, { $ref, ...own }) {
  const target = $ref && schemas[$ref.replace('#/components/schemas/', '')];
  return target ? { ...withReference(schemas, target), ...own } : own;
}

const keyOf = (name) => name.charAt(0).toLowerCase() + name.slice(1);

const docOf = ({ description }) =>
  description ? `/** ${description.trim().replaceAll(/\s+/g, ' ')} */\n` : '';

const constant = (doc, { name, entries }) =>
  `/** ${doc} */\nexport const ${name} = {\n${entries.join('\n')}\n} as const;\n`;
