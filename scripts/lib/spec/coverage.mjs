/**
 * Returns `rows`: the statements with their `tests` (`file › title`), or the reason `none` from `unsettled` why no
 * test can show them. Also returns `problems`: statements without a test, and misplaced or unknown `@spec` comments.
 *
 * @param files `{ file, tests, strayTags }` each, as `taggedTestsOf` returns them
 * @param unsettled `{ number, statement, reason }` each
 */
export function coverageOf(statements, files, unsettled) {
  const tagged = files.flatMap(({ file, tests }) =>
    tests.flatMap(({ title, statements: numbers }) =>
      numbers.map((number) => ({ number, test: `${file} › ${title}` })),
    ),
  );
  const rows = statements.map((statement) => ({
    ...statement,
    tests: tagged.filter(({ number }) => number === statement.number).map(({ test }) => test),
    none: unsettled.find((each) => isOf(each, statement))?.reason,
  }));
  const known = new Set(statements.map(({ number }) => number));
  return {
    rows,
    problems: [
      ...rows.flatMap(problemsOfRow),
      ...unsettled
        .filter((each) => !statements.some((statement) => isOf(each, statement)))
        .map(({ number, statement }) => `${number} no longer reads "${statement}": see unsettled.mjs.`),
      ...tagged
        .filter(({ number }) => !known.has(number))
        .map(({ number, test }) => `${test}: the specification has no statement ${number}.`),
      ...files
        .filter(({ strayTags }) => strayTags > 0)
        .map(({ file, strayTags }) => `${file}: ${strayTags} @spec comments are above no test.`),
    ],
  };
}

const isOf = ({ number, statement }, { number: its, text }) => number === its && statement === text;

function problemsOfRow({ number, text, tests, none }) {
  if (none !== undefined && tests.length > 0)
    return [`${number} has a test, and a reason in unsettled.mjs to have none.`];
  if (none === undefined && tests.length === 0) return [`${number} has no test: "${text}"`];
  return [];
}
