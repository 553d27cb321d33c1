import { __PRIVATE__, type ServerStyleSheet } from 'styled-components';

const styleId = 'page-styles';

/** styled-components ends each group of rules, those of one component, with a rule that names its number, component and classes. */
const marker = /data-styled\.g(\d+)\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/g;

/**
 * Elements for the head of a rendered page. styled-components would insert the rules of its own element again, and the browser would
 * compute all styles anew, so that element has only the names of classes. `adoptPageStyles` connects the rules.
 */
export function pageStyles(sheet: ServerStyleSheet): string {
  const tag = sheet.getStyleTags();
  // A media query may have a `<`.
  const css = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));
  const names = Array.from(css.matchAll(marker), ([name]) => name).join('');
  const rules = css.replace(marker, 'g$1{}').replaceAll(/\/\*!sc\*\/\s*/g, '');
  return `<style id="${styleId}">${rules}</style>${tag.replace(css, () => names)}`;
}

/** Makes styled-components insert later rules among those of the rendered page. Call before the first render. */
export function adoptPageStyles(document: Document): void {
  const sheet = document.querySelector<HTMLStyleElement>(`style#${styleId}`)?.sheet;
  if (!sheet) return;
  const { cssRules } = sheet;
  const groups = __PRIVATE__.mainSheet.getTag();
  groups.tag = {
    length: 0,
    // Counts what the page has.
    insertRule: () => true,
    deleteRule: (index) => sheet.deleteRule(index),
    getRule: (index) => cssRules[index]?.cssText ?? '',
  };
  let rules: string[] = [];
  for (const rule of cssRules) {
    rules.push('');
    const group = 'selectorText' in rule && /^g(\d+)$/.exec(String(rule.selectorText))?.[1];
    if (!group) continue;
    groups.insertRules(Number(group), rules);
    rules = [];
  }
  groups.tag.insertRule = (index, rule) => {
    try {
      sheet.insertRule(rule, index);
      return true;
    } catch {
      // Meant for another browser.
      return false;
    }
  };
}
