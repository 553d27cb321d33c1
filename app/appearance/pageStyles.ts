import { __PRIVATE__, type ServerStyleSheet } from 'styled-components';

const styleId = 'page-styles';

/** styled-components writes this after each component's rules: group number, component id and class names. */
const marker = /data-styled\.g(\d+)\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/g;

/**
 * Returns style elements for the head of a rendered page. styled-components would insert the rules of its own element again, and the
 * browser would recalculate every style. So its element has only the class names; the rules are in an element that stays.
 */
export function pageStyles(sheet: ServerStyleSheet): string {
  const tag = sheet.getStyleTags();
  // A media query may contain `<`.
  const css = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));
  const names = Array.from(css.matchAll(marker), ([name]) => name).join('');
  // A short rule ends each group.
  const rules = css.replace(marker, 'g$1{}').replaceAll(/\/\*!sc\*\/\s*/g, '');
  return `<style id="${styleId}">${rules}</style>${tag.replace(css, () => names)}`;
}

/** Makes styled-components insert later rules among those of the rendered page. Call it before the first render. */
export function adoptPageStyles(document: Document): void {
  const sheet = document.querySelector<HTMLStyleElement>(`style#${styleId}`)?.sheet;
  if (!sheet) return;
  const groups = __PRIVATE__.mainSheet.getTag();
  const tag = tagOf(sheet);
  // The page already has these rules, so they are only counted.
  groups.tag = { ...tag, insertRule: () => true };
  let count = 0;
  for (const rule of sheet.cssRules) {
    count += 1;
    const group = 'selectorText' in rule && /^g(\d+)$/.exec(String(rule.selectorText))?.[1];
    if (!group) continue;
    groups.insertRules(Number(group), Array<string>(count).fill(''));
    count = 0;
  }
  groups.tag = tag;
}

type Tag = ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag'];

const tagOf = (sheet: CSSStyleSheet): Tag => ({
  length: sheet.cssRules.length,
  insertRule(index, rule) {
    try {
      sheet.insertRule(rule, index);
      return true;
    } catch {
      // The browser does not support its selector.
      return false;
    }
  },
  deleteRule: (index) => sheet.deleteRule(index),
  getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
});
