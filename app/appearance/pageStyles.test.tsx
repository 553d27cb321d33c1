import { renderToString } from 'react-dom/server';
import styled, { __PRIVATE__, ServerStyleSheet } from 'styled-components';
import { afterEach, expect, it } from 'vitest';

import { adoptPageStyles, pageStyles } from './pageStyles';

const { mainSheet } = __PRIVATE__;

const Base = styled.p`
  color: base;
`;
const Extended = styled(Base)`
  color: extended;
`;

afterEach(() => mainSheet.clearTag());

function renderStyles(): string {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <>
        <Base />
        <Extended />
      </>,
    ),
  );
  return pageStyles(sheet);
}

/** A style sheet as browsers parse it, for flat rules. */
function openPage(head: string) {
  const rules = Array.from(
    /<style id="page-styles">([^]*?)<\/style>/.exec(head)?.[1]?.match(/[^}]+\}/g) ?? [],
  );
  const sheet = {
    get cssRules() {
      return rules.map((cssText) => ({ cssText, selectorText: cssText.slice(0, cssText.indexOf('{')) }));
    },
    insertRule(rule: string, index: number) {
      if (!rule.includes('{')) throw new SyntaxError(rule);
      rules.splice(index, 0, rule);
    },
    deleteRule: (index: number) => void rules.splice(index, 1),
  };
  const document = { querySelector: () => ({ sheet }) } as unknown as Document;
  return { document, colors: () => rules.flatMap((rule) => /color:\s*(\w+)/.exec(rule)?.[1] ?? []) };
}

it('gives styled-components the page’s class names, and no rules to insert again', () => {
  const [rules, names] = renderStyles().split('</style>');

  expect(rules).toContain('color:extended');
  expect(names).toMatch(/^<style data-styled="true" data-styled-version="[\d.]+">/);
  expect(names).toContain(`[id="${Base.styledComponentId}"]{content:"`);
  expect(names).not.toContain('color');
});

it('inserts later rules of a component before those of its extensions', () => {
  const { document, colors } = openPage(renderStyles());
  adoptPageStyles(document);

  mainSheet.insertRules(Base.styledComponentId, 'later', ['unknown', '.later{color:late;}']);
  expect(colors()).toEqual(['base', 'late', 'extended']);

  mainSheet.clearRules(Base.styledComponentId);
  expect(colors()).toEqual(['extended']);
});

it('does nothing on a page that was not rendered', () => {
  adoptPageStyles({ querySelector: () => null } as unknown as Document);
  expect(mainSheet.tag).toBeUndefined();
});
