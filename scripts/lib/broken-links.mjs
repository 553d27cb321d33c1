// Finds links of a Markdown document that lead nowhere.
import { join } from 'node:path';

/**
 * The relative links of a document whose file or heading does not exist.
 *
 * @param {string} text
 * @param {(path: string) => string | undefined} read The text of a file of the repository, empty for a folder.
 * @param {string} folder Where the document is.
 * @returns {string[]}
 */
export function brokenLinks(text, read, folder) {
  return linksOf(text).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? text : read(join(folder, path));
    return target === undefined || (heading !== undefined && !headingsOf(target).includes(heading));
  });
}

/** @param {string} text */
const withoutBlocks = (text) => text.replace(/^```.*?^```/gms, '');

/** @param {string} text */
const linksOf = (text) =>
  [
    ...withoutBlocks(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)[^)]*\)/g),
  ].map(([, link]) => link ?? '');

/**
 * The headings' ids, as GitHub makes them.
 *
 * @param {string} text
 */
const headingsOf = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
