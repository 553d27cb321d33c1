// Compares the statements of the specification with the map of the tests that show them.

/**
 * Joins `statements` with the entries of the map, `{ statement, tests }` each, and says what is wrong: a statement
 * without a test, an entry whose statement is gone, a test that is not in its file. `titlesIn(file)` answers the
 * titles of a file's tests, or undefined for no such file. Only those in `unsettled`, `{ number, statement, reason }`
 * each, have no tests; their rows have the reason as `none`.
 */
export function coverageOf(statements, entries, titlesIn, unsettled) {
  const rows = statements.map((statement) => {
    const key = keyOf(statement.section.number, statement.text);
    const found = entries.filter((entry) => keyOf(entry.section, entry.statement) === key);
    const none = unsettled.find((each) => isOf(each, statement))?.reason;
    return { ...statement, tests: found.flatMap(({ tests = [] }) => tests), none, entries: found.length };
  });
  const known = new Set(statements.map(({ section, text }) => keyOf(section.number, text)));
  const gone = entries.filter(({ section, statement }) => !known.has(keyOf(section, statement)));
  return {
    rows,
    problems: [
      ...rows.flatMap(problemsOfRow),
      ...unsettled
        .filter((each) => !statements.some((statement) => isOf(each, statement)))
        .map(({ number, statement }) => `${number} is not "${statement}" any more: see unsettled.mjs.`),
      ...gone.map(({ section, statement }) => `Section ${section} has no statement "${statement}" any more.`),
      ...rows.flatMap(({ number, tests }) =>
        tests.flatMap((test) => problemsOfTest(test, titlesIn).map((problem) => `${number}: ${problem}`)),
      ),
    ],
  };
}

const isOf = ({ number, statement }, { number: its, text }) => number === its && statement === text;

const keyOf = (section, text) => `${section} ${text}`;

function problemsOfRow({ number, text, tests, none, entries }) {
  if (entries > 1) return [`${number} stands in the map ${entries} times: "${text}"`];
  if (none !== undefined && entries > 0)
    return [`${number} is in the map and has a reason to have no tests.`];
  if (none === undefined && tests.length === 0) return [`${number} has no test: "${text}"`];
  return [];
}

/** A test is named `file › title`; groups may precede the title where it alone could be several tests. */
function problemsOfTest(name, titlesIn) {
  const [file, ...path] = name.split(' › ');
  const titles = titlesIn(file);
  if (titles === undefined) return [`there is no file ${file}.`];
  const wanted = path.join(' › ');
  const matches = titles.filter((title) => title === wanted || title.endsWith(` › ${wanted}`));
  if (matches.length === 0) return [`${file} has no test "${wanted}".`];
  if (matches.length > 1) return [`${file} has ${matches.length} tests "${wanted}": name the group too.`];
  return [];
}
