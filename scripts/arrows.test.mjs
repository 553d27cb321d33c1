// Checks the import rules (docs/decisions/0002-arrows.md), and that each rule can fail.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { cruise } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';

import rules from '../.dependency-cruiser.mjs';

const folders = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

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

describe('the import rules', () => {
  it('accept all allowed imports', async () => {
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
      'client/addresses.ts': thing,
      'server/src/b.ts': value('../../client/limits'),
      'server/src/c.ts': value('../../client/kinds'),
      'server/src/d.ts': value('../../client/addresses'),
      'stories/a.ts': value('./stage/b'),
      'stories/stage/b.ts': value('../../app/provider'),
      'app/provider.tsx': thing,
      'app/router.tsx': value('./routes/r'),
      'app/routes/r.ts': value('../screens/A/a'),
      'app/screens/A/a.ts': value('../../feed/f'),
      'app/screens/A/b.ts': value('./a'),
      'app/feed/f.ts': value('../hooks/h'),
      'app/hooks/h.ts': value('../drafts/d'),
      'app/drafts/d.ts': value('../../react/index'),
      'react/index.ts': value('./forum/createForum'),
      'react/forum/createForum.ts': value('../plainServer/p'),
      'react/plainServer/p.ts': value('../../client/a'),
      'app/main.tsx': value('./browser/p'),
      'app/browser/p.ts': thing,
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['ui', 'client'],
    ['ui', 'app'],
    ['ui', 'react'],
    ['react', 'ui'],
    ['react', 'app'],
    ['client', 'react'],
    ['machines', 'ui'],
    ['machines', 'client'],
    ['client', 'machines'],
    ['app', 'server'],
    ['app', 'stories'],
    ['server', 'machines'],
    ['server', 'app'],
  ])('report an import of %s from %s', async (from, to) => {
    const found = await violationsOf({ [`${from}/a.ts`]: value(`../${to}/b`), [`${to}/b.ts`]: thing });
    expect(found.some((name) => name.startsWith(`${from}-imports-only`))).toBe(true);
  });

  it('report a value that the server imports from the client', async () => {
    const found = await violationsOf({ 'server/src/a.ts': value('../../client/b'), 'client/b.ts': thing });
    expect(found).toContain('server-takes-only-types-and-constants-from-client');
  });

  it.each([
    ['stories-take-only-mails-from-server', 'stories/a.ts', 'server/src/a.ts'],
    ['stories-see-the-app-on-the-stage', 'stories/a.ts', 'app/screens/A/b.ts'],
    ['the-stage-starts-the-app', 'stories/stage/a.ts', 'app/screens/A/b.ts'],
    ['app-routes-are-for-the-router', 'app/layout/a.ts', 'app/routes/b.ts'],
    ['app-screens-do-not-import-each-other', 'app/screens/A/a.ts', 'app/screens/B/b.ts'],
    ['app-screens-know-no-frame', 'app/screens/A/a.ts', 'app/layout/b.ts'],
    ['app-screens-know-no-frame', 'app/feed/a.ts', 'app/provider.tsx'],
    ['app-features-know-no-screen', 'app/layout/a.ts', 'app/screens/A/b.ts'],
    ['app-services-know-no-view', 'app/drafts/a.ts', 'app/feed/b.ts'],
    ['react-the-plain-server-is-met-at-its-edges', 'react/posts/a.ts', 'react/plainServer/b.ts'],
    ['react-a-forum-knows-no-hook', 'react/forum/a.ts', 'react/posts/useB.ts'],
    ['app-the-browser-is-met-at-the-start', 'app/screens/A/a.ts', 'app/browser/b.ts'],
  ])('enforce %s: report an import in %s of %s', async (rule, from, to) => {
    const path = relative(dirname(from), to).replace(/\.tsx?$/, '');
    const found = await violationsOf({
      [from]: value(path.startsWith('.') ? path : `./${path}`),
      [to]: thing,
    });
    expect(found).toContain(rule);
  });

  it('report a package that only the root declares', async () => {
    const found = await violationsOf({
      'package.json': '{ "dependencies": { "strange": "1.0.0" } }',
      'ui/package.json': '{ "dependencies": { "known": "1.0.0" } }',
      'ui/a.ts': value('strange'),
      'ui/b.ts': value('known'),
      'node_modules/strange/index.js': 'exports.thing = 1;\n',
      'node_modules/known/index.js': 'exports.thing = 1;\n',
    });
    expect(found).toEqual(['packages-import-what-they-declare']);
  });

  it('report a circular import', async () => {
    const found = await violationsOf({ 'ui/a.ts': value('./b'), 'ui/b.ts': value('./a') });
    expect(found).toContain('no-circular');
  });
});
