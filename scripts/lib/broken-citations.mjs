// Finds comments that cite what is not in the repository.

/** A file by its name, with or without folders. */
const citedFile = /(?<![\w./{*-])(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:md|mdx|mjs|tsx?|sql|ya?ml)\b(?![\w-]|\.\w)/g;

/**
 * What the comments of a source cite although no file of the repository ends with that path, and every citation of a
 * section of a design document, which is none of ours.
 *
 * @param {string} source
 * @param {readonly string[]} files All files of the repository.
 * @returns {string[]}
 */
export function brokenCitations(source, files) {
  return commentsOf(source).flatMap((comment) => [
    ...(comment.match(/\bdesign (?:sections?|§) ?[\d.]+/gi) ?? []),
    ...(comment.match(citedFile) ?? []).filter((path) => !isFile(path.replace(/^(\.\.?\/)+/, ''), files)),
  ]);
}

/**
 * @param {string} path
 * @param {readonly string[]} files
 */
const isFile = (path, files) => files.some((file) => file === path || file.endsWith(`/${path}`));

/** @param {string} source */
const commentsOf = (source) => source.match(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm) ?? [];
