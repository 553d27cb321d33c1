// The arrows of the house hold (docs/decisions/0002-arrows.md), and the check that says so can fail.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { cruise } from 'dependency-cruiser';
import { ESLint, Linter } from 'eslint';
import { afterEach, describe, expect, it } from 'vitest';

import rules from '../.dependency-cruiser.mjs';

const folders = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Names of the rules that a tree of these files breaks. */
async function violationsOf(files) {
  const folder = await mkdtemp(join(tmpdir(), 'alphazone-arrows-'));
  folders.push(folder);
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), source);
  }
  const options = { ...rules.options, tsConfig: undefined };
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule }) => rule.name);
}

const thing = 'export const thing = 1;\n';
const value = (path) => `import { thing } from '${path}';\nexport const other = thing;\n`;
const type = (path) => `import type { Thing } from '${path}';\nexport type Other = Thing;\n`;

describe('the lint rule for SQL', () => {
  const lint = async (path) => {
    const { rules: lintRules } = await new ESLint().calculateConfigForFile(path);
    const rule = lintRules['no-restricted-syntax'];
    const code = "db.selectFrom('posts');\n";
    return new Linter().verify(code, rule ? { rules: { 'no-restricted-syntax': rule } } : {});
  };

  it.each(['votes/cast-vote.ts', 'votes/votes-handlers.ts', 'votes/votes-rules.ts'])(
    'finds a planted query in %s',
    async (path) => {
      expect(await lint(`server/src/${path}`)).toHaveLength(1);
    },
  );

  it('lets queries of repositories pass', async () => {
    expect(await lint('server/src/votes/votes-repository.ts')).toEqual([]);
  });
});

describe('the check of the arrows', () => {
  it('lets the allowed arrows pass', async () => {
    const found = await violationsOf({
      'client/a.ts': thing,
      'client/t.ts': 'export type Thing = string;\n',
      'machines/a.ts': thing,
      'ui/a.ts': value('../machines/a'),
      'app/screens/a.ts': value('../../ui/a'),
      'app/b.ts': value('../client/a'),
      'server/src/a.ts': type('../../client/t'),
      'client/limits.ts': thing,
      'client/kinds.ts': thing,
      'server/src/b.ts': value('../../client/limits'),
      'server/src/c.ts': value('../../client/kinds'),
      'stories/a.ts': value('../app/screens/a'),
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['ui', 'client'],
    ['ui', 'app'],
    ['machines', 'ui'],
    ['machines', 'client'],
    ['client', 'machines'],
    ['app', 'server'],
    ['app', 'stories'],
    ['server', 'machines'],
    ['server', 'app'],
    ['stories', 'server'],
  ])('finds a planted import of %s from %s', async (from, to) => {
    const found = await violationsOf({ [`${from}/a.ts`]: value(`../${to}/b`), [`${to}/b.ts`]: thing });
    expect(found.some((name) => name.startsWith(`${from}-imports-only`))).toBe(true);
  });

  it('finds a planted value that the server takes from the client', async () => {
    const found = await violationsOf({ 'server/src/a.ts': value('../../client/b'), 'client/b.ts': thing });
    expect(found).toContain('server-takes-only-types-and-constants-from-client');
  });

  it('finds a planted story of something in the app that is no screen', async () => {
    const found = await violationsOf({
      'stories/a.ts': value('../app/session/b'),
      'app/session/b.ts': thing,
    });
    expect(found).toContain('stories-see-only-screens-of-app');
  });

  it.each([
    ['sql-only-in-repositories', 'votes/cast-vote.ts', '../../../node_modules/kysely/index.js'],
    ['sql-only-in-repositories', 'votes/votes-handlers.ts', '../../../node_modules/pg/index.js'],
    ['repositories-hold-only-sql', 'votes/votes-repository.ts', './votes-rules'],
    ['repositories-hold-only-sql', 'votes/votes-repository.ts', './cast-vote'],
    ['repositories-hold-only-sql', 'votes/votes-repository.ts', '../errors'],
    ['rules-are-pure', 'votes/votes-rules.ts', './votes-repository'],
    ['rules-are-pure', 'votes/votes-rules.ts', '../outcome/change'],
    ['rules-are-pure', 'votes/votes-rules.ts', 'node:fs'],
    ['handlers-only-translate', 'votes/votes-handlers.ts', './votes-rules'],
    ['handlers-only-translate', 'votes/votes-handlers.ts', '../publisher'],
    ['handlers-only-translate', 'votes/votes-handlers.ts', '../database/database'],
    ['only-change-post-locks-posts', 'votes/cast-vote.ts', '../posts/post-rows-repository'],
    ['only-revoke-sessions-revokes-tokens', 'accounts/log-out.ts', './token-version-repository'],
    ['changes-are-announced', 'votes/cast-vote.ts', '../outcome/change'],
  ])('%s finds a planted import in %s of %s', async (rule, from, to) => {
    const importer = join('server/src', from);
    const imported = join(dirname(importer), to);
    const found = await violationsOf({
      [importer]: value(to),
      ...(to.startsWith('.') && { [imported.endsWith('.js') ? imported : `${imported}.ts`]: thing }),
    });
    expect(found).toContain(rule);
  });

  it.each([
    ['rules-are-pure', 'votes/votes-rules.ts', './votes-repository'],
    ['sql-only-in-repositories', 'votes/cast-vote.ts', '../../../node_modules/kysely/index'],
  ])('%s lets the types pass that %s imports of %s', async (_rule, from, to) => {
    const importer = join('server/src', from);
    const found = await violationsOf({
      [importer]: type(to),
      [`${join(dirname(importer), to)}.ts`]: 'export type Thing = string;\n',
    });
    expect(found).toEqual([]);
  });

  it('finds a planted type that a repository imports of rules', async () => {
    const found = await violationsOf({
      'server/src/votes/votes-repository.ts': type('./votes-rules'),
      'server/src/votes/votes-rules.ts': 'export type Thing = string;\n',
    });
    expect(found).toContain('repositories-hold-only-sql');
  });

  it('finds a planted barrel in a story and in the preview, but not where the whole kit is shown', async () => {
    const tree = (file) => ({ [file]: value('../../ui/index'), 'ui/index.ts': thing });
    expect(await violationsOf(tree('stories/components/a.stories.ts'))).toEqual(['stories-import-no-barrel']);
    expect(
      await violationsOf({ '.storybook/preview.ts': value('../machines/index'), 'machines/index.ts': thing }),
    ).toEqual(['stories-import-no-barrel']);
    expect(await violationsOf(tree('stories/foundations/roots.tsx'))).toEqual([]);
  });

  it('finds a planted circle', async () => {
    const found = await violationsOf({ 'ui/a.ts': value('./b'), 'ui/b.ts': value('./a') });
    expect(found).toContain('no-circular');
  });
});
