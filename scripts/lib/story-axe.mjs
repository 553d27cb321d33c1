// Axe judges a story by all rules in the theme that it was played in: Storybook's add-on does so. A theme changes
// nothing but colours, so that in the other one only their contrast can differ.

/** Throws what axe reports about the colours of the theme that the page is in. */
export async function checkContrast(page) {
  const problems = await page.evaluate(judge);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Runs in the page. The add-on's own check, so that a story's parameters mean the same to both. */
async function judge() {
  const render = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  const context = render.storyContext();
  const { a11y } = context.parameters;
  const reports = [];
  await render.story.applyAfterEach({
    ...context,
    parameters: {
      ...context.parameters,
      a11y: { ...a11y, options: { ...a11y.options, runOnly: { type: 'rule', values: ['color-contrast'] } } },
    },
    viewMode: 'story',
    abortSignal: new AbortController().signal,
    reporting: { reports, addReport: (report) => reports.push(report) },
  });
  const { theme } = document.documentElement.dataset;
  return reports
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result.violations ?? [{ id: String(result.error), help: '', nodes: [] }])
    .map(({ id, help, nodes }) =>
      [`In ${theme}, axe reports ${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join('\n'),
    );
}
