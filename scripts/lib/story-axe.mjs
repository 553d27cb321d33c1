// Judges a story by axe in the theme that it was not played in; Storybook's add-on does so in the one that it was.

/** Throws what axe reports. Leaves the page in its theme. */
export async function checkOtherTheme(page, { hasFailure = false }) {
  if (hasFailure) return;
  const problems = await page.evaluate(judge);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Runs in the page. The add-on's own check, so that a story's parameters mean the same to both. */
async function judge() {
  const render = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  const { story } = render;
  // What sets its theme is shown in no other.
  if (story.storyGlobals?.theme || story.parameters.a11y.test !== 'error') return [];

  const { dataset } = document.documentElement;
  const before = dataset.theme;
  const theme = before === 'dark' ? 'light' : 'dark';
  const reports = [];
  try {
    dataset.theme = theme;
    await story.applyAfterEach({
      ...render.storyContext(),
      viewMode: 'story',
      abortSignal: new AbortController().signal,
      reporting: { reports, addReport: (report) => reports.push(report) },
    });
  } finally {
    dataset.theme = before;
  }
  return reports
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result.violations ?? [{ id: String(result.error), help: '', nodes: [] }])
    .map(({ id, help, nodes }) =>
      [`In ${theme}, axe reports ${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join('\n'),
    );
}
