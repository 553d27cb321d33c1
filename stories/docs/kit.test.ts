import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../ui/components/', import.meta.url);

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, source: readFileSync(new URL(path, folder), 'utf8') }));

describe('every component of the kit', () => {
  it('reads all texts from the provider', () => {
    const direct = sources.filter(({ source }) => /from '(\.\.\/)+messages'/.test(source));
    expect(direct.map(({ path }) => path)).toEqual([]);
  });

  it('selects no component by its class, which differs between server and browser', () => {
    const selecting = sources.filter(({ source }) => /\$\{Styled\w+\}/.test(source));
    expect(selecting.map(({ path }) => path)).toEqual([]);
  });

  it('hard-codes no text', () => {
    expect(sources.flatMap(({ path, source }) => hardCodedTextsIn(path, source))).toEqual([]);
  });

  it('documents every prop', () => {
    const published = sources
      .filter(({ path }) => path.endsWith('index.ts'))
      .map(({ source }) => source)
      .join('\n');
    const undocumented = sources.flatMap(({ path, source }) =>
      propsIn(path, source)
        .filter(({ owner }) => new RegExp(`\\b${owner}\\b`).test(published))
        .filter(({ member, docs }) => member !== 'children' && docs === '')
        .map(({ owner, member }) => `${owner}.${member}`),
    );
    expect(undocumented).toEqual([]);
  });
});

function propsIn(path: string, source: string): { owner: string; member: string; docs: string }[] {
  return ts
    .createSourceFile(path, source, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Props'))
    .flatMap(({ name, members }) =>
      members.map((member) => ({
        owner: name.text,
        member: member.name?.getText() ?? '',
        docs: ts
          .getJSDocCommentsAndTags(member)
          .map((docs) => docs.getText().replaceAll(/^\/\*\*|\*\/$|^\s*\* ?/gm, ''))
          .join(' ')
          .replace(/@default.*/s, '')
          .trim(),
      })),
    );
}

/** Returns hard-coded text: JSX text, and strings with a space in JSX expressions. */
function hardCodedTextsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const isShown = (node: ts.Node): boolean =>
    ts.isJsxExpression(node)
      ? ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)
      : (ts.isBinaryExpression(node) || ts.isConditionalExpression(node)) && isShown(node.parent);
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    const text = node.getText().replaceAll(/\$\{.*?\}/g, '');
    if (ts.isJsxText(node) ? /\w/.test(text) : isText && isShown(node.parent) && /[a-z] | [a-z]/i.test(text))
      found.push(`${path}: ${node.getText().trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
