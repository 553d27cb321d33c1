export function coveragePage(rows) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  return [
    '# The specification and its tests',
    '',
    'Generated from [spec.md](spec.md) and the `@spec` comments of the tests by `npm run spec-coverage`; not committed.',
    '',
    'A statement is a sentence of the specification, a row of one of its tables, or a heading with its place in',
    'brackets. Statements are numbered within their section.',
    '',
    ...sections.flatMap((section) => [
      `## ${section.number}. ${section.title}`,
      '',
      ...rows.filter((row) => row.section === section).flatMap(linesOf),
    ]),
    '## Counts',
    '',
    countText(rows),
    '',
  ].join('\n');
}

export function countText(rows) {
  const unsettled = rows.filter(({ none }) => none !== undefined).length;
  const shown = rows.filter(({ tests }) => tests.length > 0).length;
  return `${shown} of ${rows.length - unsettled} statements have a test; ${unsettled} more are untestable.`;
}

function linesOf({ number, part, text, tests, none }) {
  const proof = none === undefined ? tests.map((test) => `- ${linked(test)}`) : [`- No test: ${none}`];
  return [`**${number}**${part ? ` (${part})` : ''} ${escaped(text)}`, '', ...proof, ''];
}

function linked(test) {
  const [file, ...path] = test.split(' › ');
  return `[${file}](../${file}) › ${escaped(path.join(' › '))}`;
}

const escaped = (text) => text.replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&');
