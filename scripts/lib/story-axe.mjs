// Storybook's add-on runs all axe rules in the theme in which a story is played. Themes change only colours, so the
// other theme needs only `color-contrast`.

/** @throws With axe's contrast violations in the page's current theme. */
export async function checkContrast(page) {
  const problems = await page.evaluate(findContrastViolations);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Runs in the page. Uses the add-on's own check, so that a story's a11y parameters apply here too. */
async function findContrastViolations() {
  const render = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  const context = render.storyContext();
  const { a11y } = context.parameters;
  // `runOnly` would re-enable a rule that the story has disabled.
  if (a11y.config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false)) return [];
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
