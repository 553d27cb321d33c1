import { join } from 'node:path';

/**
 * @param {string} text
 * @param {(path: string) => string | undefined} read Returns the text of a file, or an empty string for a folder.
 * @param {string} folder The document's folder.
 * @returns {string[]}
 */
export function findBrokenLinks(text, read, folder) {
  return linksOf(text).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? text : read(join(folder, path));
    return target === undefined || (heading !== undefined && !headingsOf(target).includes(heading));
  });
}

/**
 * Replaces broken links by their text, for documents that are published without those that they link to.
 * @param {string} text
 * @param {(path: string) => string | undefined} read As for `findBrokenLinks`.
 * @param {string} folder The document's folder.
 */
export function withoutBrokenLinks(text, read, folder) {
  const broken = findBrokenLinks(text, read, folder);
  return text.replace(/`[^`\n]*`|\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, label, link) =>
    broken.includes(link) ? label : whole,
  );
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

/** Returns the anchors that GitHub generates. @type {(text: string) => string[]} */
const headingsOf = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
