const citedFile = /(?<![\w./{*-])(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:md|mdx|mjs|tsx?|sql|ya?ml)\b(?![\w-]|\.\w)/g;

/**
 * Also returns citations of design document sections, which are not in this repository.
 * @param {string} source
 * @param {readonly string[]} files All files of the repository.
 * @returns {string[]}
 */
export function findBrokenCitations(source, files) {
  return commentsOf(source).flatMap((comment) => [
    ...(comment.match(/\bdesign (?:sections?|§) ?[\d.]+/gi) ?? []),
    ...(comment.match(citedFile) ?? []).filter((path) => !isFile(path.replace(/^(\.\.?\/)+/, ''), files)),
  ]);
}

/** @type {(path: string, files: readonly string[]) => boolean} */
const isFile = (path, files) => files.some((file) => file === path || file.endsWith(`/${path}`));

/** @param {string} source */
const commentsOf = (source) => source.match(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm) ?? [];
