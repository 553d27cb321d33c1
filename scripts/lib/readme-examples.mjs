/**
 * Returns the code blocks that are whole modules, which begin with an import. Others are fragments.
 * @param {string} text Markdown.
 * @returns {{ language: string, code: string }[]} `language` is `ts` or `tsx`.
 */
export const examplesIn = (text) =>
  [...text.matchAll(/^```(tsx?)\n(import .*?)^```/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
